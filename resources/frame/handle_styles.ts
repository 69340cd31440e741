export const HANDLE_STYLES = `
  :host { all: initial; position: fixed; inset: 0; pointer-events: none; z-index: 2147483647 }
  .bar, .add { position: absolute; left: 0; top: 0; pointer-events: auto }
  .bar {
    display: flex; align-items: center; padding: 2px; background: #fff; border: 1px solid #c3cad6;
    border-radius: 8px; box-shadow: 0 2px 8px rgb(16 24 40 / 18%)
  }
  .bar[hidden], .add[hidden] { display: none }
  .name {
    max-width: 11em; padding: 0 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    font: 600 12px/18px system-ui, sans-serif; color: #2b313b
  }
  button {
    display: grid; place-items: center; width: 32px; height: 32px; margin: 0; padding: 0; border: 0;
    border-radius: 6px; background: none; color: #2b313b; cursor: pointer
  }
  button:hover:not(:disabled) { background: #e8edf7; color: #1f4fbf }
  button:focus-visible { outline: 2px solid #1f4fbf; outline-offset: -2px }
  button:disabled { color: #b3bac6; cursor: default }
  .add { border-radius: 50%; background: #1f4fbf; color: #fff; box-shadow: 0 2px 8px rgb(16 24 40 / 25%) }
  .add:hover:not(:disabled) { background: #163c94; color: #fff }
  .add:focus-visible { outline-offset: 2px }
  svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.75 }
  @media (pointer: coarse) { button { width: 44px; height: 44px } .name { display: none } }
  @media (max-width: 30em) { .name { display: none } }
  @media print { :host { display: none } }
`
