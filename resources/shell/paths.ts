export { paths } from '#contract/paths'
