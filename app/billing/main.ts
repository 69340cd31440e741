export { planOf, plans, type Plan } from '#billing/plans'
