export { planOf, plans } from '#billing/plans'
