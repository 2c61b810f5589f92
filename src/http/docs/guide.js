{
  // What stands in front of the paths of the service. In a block: the scripts of a page share their names.
  const base = new URL(document.currentScript.src).pathname.replace(/\/docs\/guide\.js$/, '')
  // Addresses of the time when the reference was at /docs: /docs#task_not_found, /docs#tag/tasks/POST/tasks.
  if (location.pathname === `${base}/docs` && !document.getElementById(decodeURIComponent(location.hash.slice(1)))) {
    const code = /^#(?:tag\/errors\.responses\.)?([a-z0-9_]+)$/.exec(location.hash)?.[1]
    if (code) location.replace(`${base}/docs/errors#${code}`)
    else if (/^#(?:tag|model|description)\b/.test(location.hash))
      location.replace(`${base}/docs/reference${location.hash}`)
  }
}

// Browsers offer the clipboard to secure pages alone: those on loopback or by https.
if (navigator.clipboard) {
  for (const block of document.querySelectorAll('pre')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code').textContent)
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), 2000)
    })
    block.parentNode.insertBefore(document.createElement('div'), block).append(block, button)
    button.parentNode.className = 'block'
  }
}
