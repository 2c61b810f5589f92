/** Text that would run a script or ask another server, if a page took it for more than text. */

export const script = 'globalThis.isAttacked = true'
export const attacks = [
  `<script>${script}</script>`,
  `<img src=x onerror="${script}">`,
  '<img src="https://evil.example/seen.png">',
  `<svg onload="${script}"></svg>`,
  `<iframe srcdoc="<script>parent.isAttacked = true</script>"></iframe>`,
  `<a href="javascript:${script}">a</a>`,
  '<style>@import url(https://evil.example/style.css)</style>',
  '{{constructor.constructor("isAttacked = true")()}}',
]
export const markdownAttacks = [
  ...attacks,
  `[press](javascript:${encodeURIComponent(script)})`,
  `[press](JaVaScRiPt:${script})`,
  `[press](data:text/html,<script>${script}</script>)`,
  '![picture](https://evil.example/picture.png)',
  '![x](x"onerror="isAttacked=true)',
  `<a href="vbscript:x">y</a>`,
  '[ref]: https://evil.example/ref "x"\n\n[ref]',
]
