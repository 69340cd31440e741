/** The tables whose ids other programs see. */
export const NUMBERED = ['customers', 'orders', 'subscriptions', 'invoices']

/** Moments are milliseconds since 1970 by the sandbox's clock, except in `deliveries`: those are real time. */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS checkouts (
  id TEXT PRIMARY KEY,
  plan TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  custom TEXT NOT NULL,
  redirect_url TEXT,
  expires_at INTEGER,
  created_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE
);

CREATE TABLE IF NOT EXISTS orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers(id),
  plan TEXT NOT NULL,
  user_name TEXT NOT NULL,
  user_email TEXT NOT NULL,
  total INTEGER NOT NULL,
  refunded_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders(id),
  customer_id INTEGER NOT NULL REFERENCES customers(id),
  -- The checkout form that made it: a form that is sent twice makes one subscription.
  form TEXT UNIQUE,
  user_name TEXT NOT NULL,
  user_email TEXT NOT NULL,
  custom TEXT NOT NULL,
  card_brand TEXT NOT NULL,
  card_last_four TEXT NOT NULL,
  plan TEXT NOT NULL,
  status TEXT NOT NULL,
  trial_ends_at INTEGER,
  period_ends_at INTEGER NOT NULL,
  billing_anchor INTEGER NOT NULL,
  ends_at INTEGER,
  pause_mode TEXT,
  resumes_at INTEGER,
  failed_tries INTEGER NOT NULL,
  retry_at INTEGER,
  payments_fail INTEGER NOT NULL,
  due_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS subscriptions_due ON subscriptions (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS subscriptions_email ON subscriptions (user_email);

CREATE TABLE IF NOT EXISTS invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subscription_id INTEGER NOT NULL REFERENCES subscriptions(id),
  plan TEXT NOT NULL,
  billing_reason TEXT NOT NULL,
  status TEXT NOT NULL,
  total INTEGER NOT NULL,
  card_brand TEXT NOT NULL,
  card_last_four TEXT NOT NULL,
  refunded_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS invoices_subscription ON invoices (subscription_id);

CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id TEXT NOT NULL,
  event_name TEXT NOT NULL,
  body TEXT NOT NULL,
  outcome TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  last_status INTEGER,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (next_at) WHERE outcome = 'waiting';
`
