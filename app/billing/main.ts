export { planOf } from '#billing/plans'
