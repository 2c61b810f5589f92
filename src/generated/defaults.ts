// Made from openapi.yaml by `npm run generate`. Do not edit.
export interface Defaults {
  listResources: 'limit'
  getResource: 'download'
  readTerminal: 'waitMs'
}
