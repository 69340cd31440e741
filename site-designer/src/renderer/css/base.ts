/** The ground every direction stands on: reset, surfaces, type, buttons, marks of places to fill. */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-block-start:1rem}
body{margin:0;background:var(--paper);color:var(--text);font:400 var(--step-0)/1.6 var(--font-body);-webkit-font-smoothing:antialiased;font-synthesis:none;overflow-wrap:break-word}
body,body *{font-variant-numeric:lining-nums!important}
:root :is(.price,.cost,.time,.day-of,.week dd,.year,.figure dd,.at,.board .week dt){font-variant-numeric:tabular-nums lining-nums!important}
img,svg{max-inline-size:100%}
h1,h2,h3{font-family:var(--font-heading);font-weight:var(--heading-weight);text-wrap:balance;overflow-wrap:break-word}
h2{font-size:var(--step-4);line-height:1.12;letter-spacing:var(--h2-tracking);margin:0}
h3{line-height:1.25}
a{color:var(--a);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--fg,var(--text));outline-offset:3px}
.skip{position:absolute;inset-block-start:-5rem;inset-inline-start:1rem;background:var(--paper);color:var(--text);padding:.8rem 1.2rem;z-index:9}.skip:focus{inset-block-start:1rem}
:where(.wrap,.body,.items,.item,.item-group,.people,.people li,.quotes,.steps,.dates,.dates li,.days,.day,.day li,.pairs,.pairs>div,.week,.week>div,.answers,.places,.clauses,.visit-place,.visit-hours,.head,.site-head .wrap,.site-foot .wrap)>*{min-inline-size:0}
.wrap{inline-size:min(100% - 2*var(--gutter),var(--width));margin-inline:auto}
.section{background:var(--bg);color:var(--fg);padding-block:var(--pad-m);position:relative}
.section[data-surface=plain]:not(.hero,.facts,.notice,.skills,.clients,.credentials,.good_to_know,.newsletter,.downloads,.call)+.section[data-surface=plain]:not(.facts,.statement,.call,.legal){padding-block-start:var(--pad-joined,0px)}
.head{margin-block-end:clamp(1.4rem,3vw,2.4rem);max-inline-size:46rem}
.intro{margin:.9rem 0 0;color:var(--soft);max-inline-size:56ch;text-wrap:pretty}
:root,[data-surface=plain]{--bg:var(--paper);--fg:var(--text);--soft:var(--muted);--rule:var(--line);--a:var(--link);--btn:var(--button);--on-btn:var(--on-button);--btn-hover:var(--button-hover);--raised:var(--tint);--board:var(--ink);--on-board:var(--on-ink);--board-soft:var(--ink-muted);--board-rule:var(--ink-line)}
[data-surface=tint]{--bg:var(--tint);--fg:var(--text);--soft:var(--muted);--rule:var(--line);--a:var(--link);--raised:var(--paper)}
[data-surface=wash]{--bg:var(--wash);--fg:var(--text);--soft:var(--muted);--rule:var(--line);--a:var(--link);--raised:var(--paper)}
[data-surface=brand]{--bg:var(--brand);--fg:var(--on-brand);--soft:var(--on-brand);--rule:color-mix(in srgb,var(--on-brand) 38%,transparent);--a:var(--on-brand);--btn:var(--on-brand);--on-btn:var(--brand);--btn-hover:var(--on-brand);--raised:transparent}
[data-surface=ink]{--bg:var(--ink);--fg:var(--on-ink);--soft:var(--ink-muted);--rule:var(--ink-line);--a:var(--ink-link);--btn:var(--on-ink);--on-btn:var(--ink);--btn-hover:var(--ink-link);--raised:transparent;--board:var(--paper);--on-board:var(--text);--board-soft:var(--muted);--board-rule:var(--line)}
[data-surface=accent]{--bg:var(--accent);--fg:var(--on-accent);--soft:var(--on-accent);--rule:color-mix(in srgb,var(--on-accent) 30%,transparent);--a:var(--on-accent);--btn:var(--accent-button);--on-btn:var(--on-accent-button);--btn-hover:var(--accent-button);--raised:transparent}
.button{display:inline-flex;max-inline-size:100%;overflow-wrap:anywhere;align-items:center;justify-content:center;min-block-size:48px;padding:.7rem 1.5rem;background:var(--btn);color:var(--on-btn);border:2px solid var(--btn);border-radius:var(--radius);font:600 1rem/1.25 var(--font-body);text-decoration:none;text-align:center;cursor:pointer;transition:background-color .15s,border-color .15s}
.button:hover{background:var(--btn-hover);border-color:var(--btn-hover)}
.actions:not(:has(*)){display:none}
.button.quiet{background:transparent;color:var(--fg);border-color:currentColor}.button.quiet:hover{background:transparent;text-decoration:underline;text-underline-offset:.3em}
[data-todo]:not(:has([data-todo])){text-decoration:underline dashed 1px;text-underline-offset:.3em}
p[data-todo],dd[data-todo],.head [data-todo]{text-decoration:none!important;border:1px dashed currentColor;border-radius:var(--radius);padding:.35em .8em;inline-size:fit-content;font-weight:400!important;font-size:var(--step--1)!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}}
@media screen{
body{display:flex;flex-direction:column;min-block-size:100svh}
main{flex:1 0 auto}
main:has(>:only-child){display:grid;grid-template-columns:minmax(0,1fr)}
main>:only-child{align-content:center}
}
@media print{
@page{margin:16mm}
html{font-size:11pt;background:#fff!important;color-scheme:light}
.site-head nav,.nav-fold,.head-action,.actions,.form,.contact:has(.form) .intro,.contact:has(.form):not(:has(.contact-rows)),.skip,.newsletter,.call,[data-todo]{display:none!important}
body,body *{background:transparent!important;color:#000!important;box-shadow:none!important;transform:none!important}
body,.section,.site-foot,.board{--fg:#000;--soft:#000;--a:#000;--rule:#999}
.hero{min-block-size:0!important}
.section,.site-head,.site-foot{padding-block:.9rem!important}
.section::before,.section::after,.site-head::before,.hero-grid::before{display:none!important}
.item,.photo,.bundle,.day,.dates li,.pairs>div,.week>div,.answers>div,.quote{break-inside:avoid}
h1,h2,h3{break-after:avoid}
.photo img{max-block-size:9cm;inline-size:auto;max-inline-size:100%}
.photo img[src^='data:']{display:none}
.fold::details-content{content-visibility:visible;display:block}
}
`
