import { type Figure, median } from '#tests/bench/figure'
import { type Product, fetchHost, startProduct } from '#tests/helpers/product'

const PROMPT =
  'A bakery called Crumb & Co in Izmir. We bake sourdough, simit and birthday cakes. ' +
  'Open Tuesday to Sunday 7-18. Call 0232 555 12 34.'

/** From the prompt to a 200 at the site's own address, over HTTP, without thinking time; median of 9. */
export async function promptToLive(): Promise<Figure> {
  const product = await startProduct()
  try {
    const seconds: number[] = []
    for (let run = 0; run < 9; run++) seconds.push(await once(product, run))
    const measured = Number(median(seconds).toFixed(2))
    return { name: 'prompt to live', unit: 's', measured, bound: 3 }
  } finally {
    await product.stop()
  }
}

async function once(product: Product, run: number): Promise<number> {
  const person = {
    email: `baker${run}@example.com`,
    name: 'Ada',
    surname: 'Baker',
    password: 'a long password',
    password2: 'a long password',
  }
  await call(product, '/users/register/', person)
  const { access } = await call(product, '/users/login/', person)

  const began = performance.now()
  const plan = await call(product, '/spa/websites/analyze_prompt/', { prompt: PROMPT }, access)
  const built = await call(product, `/spa/websites/approve-plan/${plan.plan_id}/`, {}, access)
  const { deployment } = await call(
    product,
    '/deployment/deployments/deploy_website/',
    { website_id: built.website_id },
    access
  )
  const page = await fetchHost(product, deployment.deployment_url)
  if (page.status !== 200) throw new Error(`The published site answered ${page.status}.`)
  return (performance.now() - began) / 1000
}

async function call(product: Product, path: string, body: object, access?: string): Promise<any> {
  const response = await fetchHost(product, `${product.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(access ? { authorization: `Bearer ${access}` } : {}),
    },
    body: JSON.stringify(body),
  })
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body}`)
  return JSON.parse(response.body || '{}')
}
