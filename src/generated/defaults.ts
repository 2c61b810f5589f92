// Made from openapi.yaml by `npm run generate`. Do not edit.
export interface Defaults {
  listTasks: 'sort' | 'limit'
  listResources: 'limit'
  getResource: 'download'
  readTerminal: 'waitMs'
  listTokens: 'limit'
  listAuditEntries: 'limit'
  listUsers: 'limit'
  streamEvents: 'limit'
  listWebhooks: 'limit'
  listDeliveries: 'limit'
}
