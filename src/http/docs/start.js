// What stands in front of the paths of the service.
const base = new URL(document.currentScript.src).pathname.replace(/\/docs\/start\.js$/, '')

void start()

async function start() {
  const response = await fetch(`${base}/docs/openapi.json`)
  const content = (await response.text())
    .replaceAll('http://gantry.example', location.origin + base)
    .replaceAll('](/', `](${base}/`)
  Scalar.createApiReference('#reference', {
    content,
    slug: 'gantry',
    customFetch: sendAsReader,
    // The samples are ours; they are part of the document.
    hiddenClients: true,
    documentDownloadType: 'none',
    modelsSectionLabel: 'Schemas',
    localization: { translations: { apiClient: { authSelector: { selectedType: '{type}' } } } },
    orderSchemaPropertiesBy: 'preserve',
    // What would call out, sell or store.
    agent: { disabled: true },
    hideClientButton: true,
    mcp: { disabled: true },
    persistAuth: false,
    proxyUrl: '',
    showDeveloperTools: 'never',
    telemetry: false,
    withDefaultFonts: false,
  })
}

/** An empty credential is none: the session cookie of a signed-in reader serves then. */
function sendAsReader(input, options) {
  const request = new Request(input, options)
  if (/^bearer$/i.test(request.headers.get('authorization')?.trim() ?? '')) request.headers.delete('authorization')
  if (request.headers.get('x-api-key') === '') request.headers.delete('x-api-key')
  return fetch(request)
}
