// Made from openapi.yaml by `npm run generate`. Do not edit.
import type { Route } from '../http/route.ts'
import type { operations } from './types.ts'

export const contractVersion = "1.0.72"
/** The SHA-256 of openapi.yaml. */
export const contractHash = 'aaca6fae135f6b05b4a8935e4821848310032993e13307c198dffd41993e775f'

export const routes: { readonly [Id in keyof operations]: Route } = {
  createTask: {"method":"POST","path":"/tasks","tag":"Tasks","scopes":["tasks:write"],"status":201,"body":"json","queryTypes":{},"headers":[],"answers":["application/json"]},
  getTask: {"method":"GET","path":"/tasks/:id","tag":"Tasks","scopes":["tasks:read"],"status":200,"pathTypes":{"id":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  getTaskChanges: {"method":"GET","path":"/tasks/:id/changes","tag":"Tasks","scopes":["tasks:read"],"status":200,"pathTypes":{"id":"string"},"queryTypes":{},"headers":["If-None-Match"],"answers":["application/json"]},
  replaceTaskChanges: {"method":"PUT","path":"/tasks/:id/changes","tag":"Tasks","scopes":["tasks:write"],"status":200,"body":"json","bodyBytesMax":8388608,"pathTypes":{"id":"string"},"queryTypes":{},"headers":["If-Match"],"answers":["application/json"]},
  listResources: {"method":"GET","path":"/resources","tag":"Resources","scopes":["resources:read"],"status":200,"queryTypes":{"taskId":"string","limit":"integer","cursor":"string"},"headers":[],"answers":["application/json"]},
  uploadResource: {"method":"POST","path":"/resources","tag":"Resources","scopes":["resources:write"],"status":201,"body":"multipart","queryTypes":{},"headers":[],"answers":["application/json"]},
  getResource: {"method":"GET","path":"/resources/:filename","tag":"Resources","scopes":["resources:read"],"status":200,"pathTypes":{"filename":"string"},"queryTypes":{"download":"boolean"},"headers":["Range","If-Range","If-None-Match"],"answers":["application/json","*/*"]},
  deleteResource: {"method":"DELETE","path":"/resources/:filename","tag":"Resources","scopes":["resources:write"],"status":200,"pathTypes":{"filename":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  getResourceThumbnail: {"method":"GET","path":"/resources/:filename/thumbnail","tag":"Resources","scopes":["resources:read"],"status":200,"pathTypes":{"filename":"string"},"queryTypes":{},"headers":["Range","If-Range","If-None-Match"],"answers":["image/webp"]},
  listTerminals: {"method":"GET","path":"/terminal/:taskId/sessions","tag":"Terminal","scopes":["terminal:read"],"status":200,"pathTypes":{"taskId":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  openTerminal: {"method":"POST","path":"/terminal/:taskId/sessions","tag":"Terminal","scopes":["terminal:execute"],"status":201,"body":"json","isBodyOptional":true,"pathTypes":{"taskId":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  getTerminal: {"method":"GET","path":"/terminal/:taskId/sessions/:sessionId","tag":"Terminal","scopes":["terminal:read"],"status":200,"pathTypes":{"taskId":"string","sessionId":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  closeTerminal: {"method":"DELETE","path":"/terminal/:taskId/sessions/:sessionId","tag":"Terminal","scopes":["terminal:execute"],"status":200,"pathTypes":{"taskId":"string","sessionId":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  resizeTerminal: {"method":"POST","path":"/terminal/:taskId/resize","tag":"Terminal","scopes":["terminal:execute"],"status":200,"body":"json","pathTypes":{"taskId":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  writeTerminal: {"method":"POST","path":"/terminal/:taskId/input","tag":"Terminal","scopes":["terminal:execute"],"status":200,"body":"json","pathTypes":{"taskId":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  readTerminal: {"method":"GET","path":"/terminal/:taskId/output","tag":"Terminal","scopes":["terminal:read"],"status":200,"pathTypes":{"taskId":"string"},"queryTypes":{"sessionId":"string","cursor":"integer","waitMs":"integer"},"headers":[],"answers":["application/json"]},
  getEmail: {"method":"GET","path":"/mail/:folder/:id","tag":"Mail","scopes":["mail:read"],"status":200,"pathTypes":{"folder":"string","id":"string"},"queryTypes":{},"headers":[],"answers":["application/json"]},
  getRoleContext: {"method":"GET","path":"/context/role","tag":"Context","scopes":["context:read"],"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
  getConfig: {"method":"GET","path":"/config","tag":"Config","scopes":["config:read"],"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
  getApproval: {"method":"GET","path":"/config/approvals","tag":"Config","scopes":["config:read"],"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
  approveCommands: {"method":"POST","path":"/config/approvals","tag":"Config","scopes":["config:write"],"status":200,"body":"json","queryTypes":{},"headers":[],"answers":["application/json"]},
  pushChanges: {"method":"POST","path":"/git/push","tag":"Git","scopes":["git:push"],"status":200,"body":"json","isBodyOptional":true,"queryTypes":{},"headers":[],"answers":["application/json"]},
  executeMcpTool: {"method":"POST","path":"/mcp/tools/execute","tag":"MCP","scopes":["mcp:execute"],"status":200,"body":"json","queryTypes":{},"headers":[],"answers":["application/json"]},
  getIdentity: {"method":"GET","path":"/identity","tag":"Identity","scopes":[],"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
  login: {"method":"POST","path":"/identity/login","tag":"Identity","scopes":[],"isPublic":true,"status":200,"body":"json","queryTypes":{},"headers":[],"answers":["application/json"],"setsSession":true},
  logout: {"method":"POST","path":"/identity/logout","tag":"Identity","scopes":[],"status":200,"queryTypes":{},"headers":[],"answers":["application/json"],"setsSession":true},
  getVersion: {"method":"GET","path":"/version","tag":"Version","scopes":[],"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
  getHealth: {"method":"GET","path":"/health/live","tag":"Version","scopes":[],"isPublic":true,"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
  getReadiness: {"method":"GET","path":"/health/ready","tag":"Version","scopes":[],"isPublic":true,"status":200,"queryTypes":{},"headers":[],"answers":["application/json"]},
}
