import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import { lemonScript } from '#billing/gateways/sandbox/provider/pages/lemon_script'
import { PAGES_SCRIPT } from '#billing/gateways/sandbox/provider/pages/pages_script'
import { PAGES_STYLE } from '#billing/gateways/sandbox/provider/pages/pages_style'
import type { SandboxSettings } from '#billing/gateways/sandbox/provider/settings'

/** The scripts and styles, or undefined for another path. */
export function assetAt(path: string, { origin }: SandboxSettings): Reply | undefined {
  switch (path) {
    case '/js/lemon.js':
      return asset('text/javascript', lemonScript(origin))
    case '/js/pages.js':
      return asset('text/javascript', PAGES_SCRIPT)
    case '/css/pages.css':
      return asset('text/css', PAGES_STYLE)
  }
}

function asset(type: string, body: string): Reply {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    // The app's page loads lemon.js from here.
    'cross-origin-resource-policy': 'cross-origin',
  }
  return { status: 200, headers, body }
}
