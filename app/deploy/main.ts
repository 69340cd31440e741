export { Publish, type Published } from '#deploy/actions/publish'
export { forgetSite } from '#deploy/listeners/forget_site'
export { takeSitesDown } from '#deploy/listeners/take_sites_down'
export { siteHost } from '#deploy/site_host/site_host'
