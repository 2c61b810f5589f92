// In a block: the scripts of a page share their names.
{
  // What stands in front of the paths of the service.
  const base = new URL(document.currentScript.src).pathname.replace(/\/docs\/guide\.js$/, '')

  followOldAddress()
  showAddress()
  offerCopies()
  for (const input of document.querySelectorAll('.search input')) suggestPlaces(input)
  void greet(document.getElementById('account'))

  /** Addresses of earlier versions: /docs#task_not_found, and /docs/reference#tag/tasks/POST/tasks. */
  function followOldAddress() {
    const path = location.pathname.slice(base.length)
    if (location.hash === '' || document.getElementById(decodeURIComponent(location.hash.slice(1)))) return
    const code = /^#(?:tag\/errors\.responses\.)?([a-z0-9_]+)$/.exec(location.hash)?.[1]
    if (path === '/docs' && code) return location.replace(`${base}/docs/errors#${code}`)
    if (!/^\/docs(\/reference)?$/.test(path) || !/^#(?:tag|model|description)\b/.test(location.hash)) return
    if (path === '/docs') return location.replace(`${base}/docs/reference${location.hash}`)
    const [, method, called] = /^#tag\/[\w-]+\/([A-Z]+)(\/.*)$/.exec(decodeURI(location.hash)) ?? []
    const link = [...document.querySelectorAll('main td a')].find(
      ({ textContent }) => textContent === `${method} ${called}`,
    )
    if (link) location.replace(link.href)
  }

  /** The samples call the service that shows them, unless the page starts one of its own. */
  function showAddress() {
    const address = location.origin + base
    const samples = startOfOwnService() ? /http:\/\/gantry\.example/g : /http:\/\/gantry\.example|\$GANTRY_URL\b/g
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data } = walker.currentNode
      const shown = data.replaceAll(samples, address)
      if (shown !== data) walker.currentNode.data = shown
    }
  }

  /** The block that keeps the address of a service that the page starts. */
  function startOfOwnService() {
    return [...document.querySelectorAll('main pre')].find(({ textContent }) => /\bGANTRY_URL=/.test(textContent))
  }

  function offerCopies() {
    // Browsers offer the clipboard to secure pages alone: those on loopback or by https.
    if (!navigator.clipboard) return
    for (const block of document.querySelectorAll('main pre')) {
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

  /** Shows what is found while a reader types; Enter leads to the page of the search. */
  function suggestPlaces(input) {
    const list = document.createElement('ul')
    list.className = 'found suggested'
    list.hidden = true
    input.form.append(list)
    let asked = 0
    input.addEventListener('input', async () => {
      const number = ++asked
      const query = input.value.trim()
      const found =
        query === '' ? [] : await (await fetch(`${base}/docs/search.json?q=${encodeURIComponent(query)}`)).json()
      // An answer that was overtaken by a later one says nothing.
      if (number === asked) show(found.slice(0, 8))
    })
    input.form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') list.hidden = true
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const stops = [input, ...list.querySelectorAll('a')]
      const step = event.key === 'ArrowDown' ? 1 : -1
      stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus()
      event.preventDefault()
    })
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.target.closest('input, textarea, select')) return
      event.preventDefault()
      input.focus()
    })
    document.addEventListener('focusin', ({ target }) => {
      if (!input.form.contains(target)) list.hidden = true
    })

    function show(found) {
      list.replaceChildren(
        ...found.map(({ title, path, about }) => {
          const [item, link, line] = ['li', 'a', 'span'].map((name) => document.createElement(name))
          link.href = base + path
          link.textContent = title
          line.textContent = about
          item.append(link, line)
          return item
        }),
      )
      list.hidden = found.length === 0
    }
  }

  /** Says who is signed in, and offers to sign out. */
  async function greet(account) {
    // Without a session this leads to the documentation, which costs a visitor no error in the console.
    const home = await fetch(`${base}/`, { method: 'HEAD', redirect: 'manual' })
    if (!home.ok) return
    const answer = await fetch(`${base}/api/v1/user`)
    if (!answer.ok) return
    const { data } = await answer.json()
    const [name, out] = ['a', 'button'].map((each) => document.createElement(each))
    name.href = `${base}/`
    name.textContent = (data.user ?? data).name
    out.type = 'button'
    out.textContent = 'Sign out'
    out.addEventListener('click', async () => {
      await fetch(`${base}/api/v1/identity/logout`, { method: 'POST' })
      location.reload()
    })
    account.replaceChildren(name, out)
    offerThisService(name.textContent)
  }

  /** Whoever is signed in here needs no other service to try a page that starts one. */
  function offerThisService(userName) {
    const block = startOfOwnService()
    if (!block) return
    const [note, code] = ['p', 'code'].map((each) => document.createElement(each))
    note.className = 'own'
    code.textContent = `export GANTRY_URL=${location.origin}${base} GANTRY_TOKEN=$(gantry token create --name guides)`
    note.append(
      `You are signed in here as ${userName}. To use this service instead, in the folder of its project: `,
      code,
    )
    // The block may have its button beside it.
    const whole = block.closest('.block') ?? block
    whole.before(note)
  }
}
