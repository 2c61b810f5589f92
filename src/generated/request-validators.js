// Made from openapi.yaml by `npm run generate`. Do not edit.
import runtime_equal from 'ajv/dist/runtime/equal.js'
import runtime_formats from 'ajv-formats/dist/formats.js'
import runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js'
const formats_d7be5bb1c2fa = runtime_formats.fullFormats["date-time"];
const func_191f75b36e8d = Object.prototype.hasOwnProperty;
const func_653064f49528 = runtime_ucs2length.default;
const func_c9f60fb71e99 = runtime_equal.default;
const pattern_0f9eb2dd2a36 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern_286fcc417096 = new RegExp("^<[!-;=?-~]+>$", "u");
const pattern_2b48c0b41be3 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern_34517ed6cb83 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_4ca84fdd3192 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern_508ff0c2a343 = new RegExp("^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$", "u");
const pattern_6301c483b4a6 = new RegExp("\\S", "u");
const pattern_63c1c1bc7f23 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern_65470a9b1978 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const pattern_778124763279 = new RegExp("^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$", "u");
const pattern_8b68993ae9cc = new RegExp("^[^\\0]*$", "u");
const pattern_ccaba4ebdd20 = new RegExp("^https?://", "u");
const pattern_f7c407399589 = new RegExp("^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$", "u");
const schema_008de3193716 = {"type":"object","additionalProperties":false,"properties":{"taskIds":{"type":"array","maxItems":100,"items":{"$ref":"Id#"}},"mcpTools":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":512,"example":"files/read_*"}},"gitRemotes":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":256}},"gitBranches":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":256,"example":"feature/*"}}}};
const schema_0533c59a56ab = {"type":"object","additionalProperties":false,"properties":{"tag":{"type":"string","minLength":1,"maxLength":64},"leaseSeconds":{"$ref":"LeaseSeconds#"}}};
const schema_0554c0e95ba9 = {"type":"object","additionalProperties":false,"required":["to","subject","content"],"properties":{"to":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"Recipient#"}},"cc":{"$ref":"Recipients#"},"bcc":{"$ref":"Recipients#"},"replyTo":{"$ref":"Recipient#"},"subject":{"type":"string","minLength":1,"maxLength":998,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"content":{"type":"string","maxLength":1000000},"html":{"type":"string","maxLength":1000000},"inReplyTo":{"type":"string","minLength":3,"maxLength":998,"pattern":"^<[!-;=?-~]+>$","example":"<welcome@example.org>"},"attachments":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":255}}}};
const schema_0666e1fcbb11 = {"type":"object","additionalProperties":false,"properties":{"dryRun":{"type":"boolean","default":false},"paths":{"type":"array","minItems":1,"maxItems":5000,"items":{"$ref":"FilePath#"}}}};
const schema_084bac2550c6 = {"type":"object","additionalProperties":false,"properties":{"claimId":{"$ref":"Id#"}}};
const schema_09ef344dd951 = {"type":"object","additionalProperties":false,"required":["sessionId","data"],"properties":{"sessionId":{"$ref":"Id#"},"data":{"type":"string","minLength":1,"maxLength":65536,"example":"echo ready\r"}}};
const schema_0b829239e80d = {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"PlanScheduleInput#"},{"$ref":"PlanStepScheduleInput#"},{"$ref":"EmailScheduleInput#"},{"$ref":"SweepScheduleInput#"}],"x-tags":["execute_plan","execute_plan_step","send_email","sweep_resources"]};
const schema_0cb6bdd42de0 = {"type":"string","enum":["open","in_progress","blocked","in_review","done","cancelled"],"example":"open"};
const schema_11d66f9b69ea = {"type":"object","additionalProperties":false,"required":[],"properties":{"cursor":{"type":"integer","minimum":0,"maximum":9007199254740991}}};
const schema_1687b77c3ac5 = {"type":"string","enum":["queued","running","succeeded","failed","cancelled","interrupted"],"example":"succeeded"};
const schema_1895865064eb = {"type":"integer","minimum":1,"maximum":3600,"example":600};
const schema_189a5f53465f = {"type":"object","additionalProperties":false,"required":["cron","kind","taskId","planStepId"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"execute_plan_step"},"taskId":{"$ref":"Id#"},"planStepId":{"$ref":"Id#"},"isActive":{"type":"boolean"}}};
const schema_1ab50897da3c = {"type":"object","additionalProperties":false,"required":["name","username","password"],"properties":{"name":{"$ref":"DisplayName#"},"username":{"$ref":"Username#"},"password":{"$ref":"Password#"}}};
const schema_1f76e76f7d55 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"url":{"$ref":"WebhookUrl#"},"kinds":{"$ref":"WebhookKinds#"},"taskId":{"type":["string","null"],"minLength":1,"maxLength":128},"description":{"type":["string","null"],"maxLength":1024},"isActive":{"type":"boolean"}}};
const schema_20a9ad841dbb = {"type":"string","example":"task.*","enum":["*","task.*","task.comment.*","task.changes.*","task.review.*","plan_step.*","resource.*","terminal.*","mail.*","config.*","git.*","git.push.*","mcp.*","mcp.server.*","mcp.call.*","job.*","schedule.*","token.*","session.*","user.*","webhook.*","stream.*","task.created","task.updated","task.deleted","task.transitioned","task.claimed","task.released","task.stalled","task.comment.created","task.comment.updated","task.comment.deleted","task.changes.replaced","task.changes.applied","task.review.submitted","plan_step.created","plan_step.updated","plan_step.deleted","plan_step.started","plan_step.output","plan_step.finished","resource.uploaded","resource.deleted","resource.updated","terminal.opened","terminal.resized","terminal.exited","terminal.closed","mail.received","mail.moved","mail.deleted","mail.sent","mail.failed","config.approved","git.pushed","git.push.rejected","mcp.server.starting","mcp.server.connected","mcp.server.failed","mcp.server.stopped","mcp.call.finished","job.queued","job.started","job.progress","job.finished","schedule.created","schedule.updated","schedule.deleted","schedule.disabled","token.created","token.revoked","token.rotated","session.started","session.ended","user.created","user.updated","user.disabled","user.enabled","user.deleted","webhook.created","webhook.updated","webhook.deleted","webhook.delivered","webhook.failed","webhook.disabled","webhook.test","stream.gap"]};
const schema_210d623fc828 = {"type":"object","additionalProperties":false,"required":["folder","id"],"properties":{"folder":{"$ref":"MailFolder#"},"id":{"type":"string","minLength":1,"maxLength":128}}};
const schema_22cbdb6328ce = {"type":"object","additionalProperties":false,"required":[],"properties":{"Last-Event-ID":{"type":"string","minLength":1,"maxLength":16}}};
const schema_24ba6a07ab33 = {"type":"object","additionalProperties":false,"required":[],"properties":{"If-None-Match":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_25de4b3e43f3 = {"type":"string","minLength":1,"maxLength":65536,"pattern":"^[^\\0]*$","example":"echo hello"};
const schema_278327238df5 = {"type":"object","additionalProperties":false,"required":["name","username","role"],"properties":{"name":{"$ref":"DisplayName#"},"username":{"$ref":"Username#"},"email":{"$ref":"NewEmailAddress#"},"role":{"$ref":"Role#"},"password":{"$ref":"Password#"}}};
const schema_28d56c6e0a6d = {"type":"object","additionalProperties":false,"required":[],"properties":{"q":{"type":"string","minLength":1,"maxLength":256},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_2db2e1b17b73 = {"type":"object","additionalProperties":false,"properties":{"remote":{"type":"string","minLength":1,"maxLength":256,"example":"origin"},"branch":{"type":"string","minLength":1,"maxLength":256,"example":"main"},"force":{"type":"boolean","example":false},"dryRun":{"type":"boolean","example":false},"expectedOid":{"type":"string","minLength":40,"maxLength":64,"pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$"}}};
const schema_302861d1334b = {"type":"object","additionalProperties":false,"x-refusal":"Give a token, or a username and a password.","anyOf":[{"required":["token"]},{"required":["username","password"]}],"properties":{"token":{"type":"string","minLength":20,"maxLength":512},"username":{"$ref":"Username#"},"password":{"$ref":"Password#"}}};
const schema_304634916923 = {"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$","example":"docs/plan.md"};
const schema_30ae125d0235 = {"type":"object","additionalProperties":false,"required":["taskId"],"properties":{"taskId":{"$ref":"Id#"}}};
const schema_331af95448fc = {"type":"object","additionalProperties":false,"required":["cols","rows"],"properties":{"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"}}};
const schema_335e73ec9d6c = {"type":"object","x-refusal":"Give scopes or a preset, not both.","additionalProperties":false,"required":["name"],"not":{"required":["scopes","preset"],"properties":{"scopes":{},"preset":{}}},"properties":{"name":{"$ref":"DisplayName#"},"scopes":{"type":"array","maxItems":100,"items":{"$ref":"Scope#"}},"preset":{"$ref":"Preset#"},"allow":{"$ref":"AllowList#"},"expiresInDays":{"type":"integer","minimum":1,"maximum":365,"example":30}}};
const schema_354db61fd466 = {"type":"object","additionalProperties":false,"required":["description"],"properties":{"description":{"type":"string","minLength":1,"maxLength":65536,"pattern":"\\S"},"command":{"$ref":"StepCommand#"},"expectedOutcome":{"$ref":"ExpectedOutcome#"},"position":{"type":"integer","minimum":0,"maximum":200}}};
const schema_38603fae24b4 = {"type":"string","enum":["id","title","intent","content","priority","readiness","tags","author","reviewers","state","claim","dependsOn","planStepCount","commentCount","changeCount","createdAt","updatedAt"],"example":"title"};
const schema_38ecbd74aeaf = {"type":"object","additionalProperties":false,"required":["serverName","toolName"],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256,"example":"everything"},"toolName":{"type":"string","minLength":1,"maxLength":256,"example":"echo"},"arguments":{"type":"object","additionalProperties":true,"example":{"message":"hello"}}}};
const schema_3abe50a89655 = {"type":"object","additionalProperties":false,"required":["stepIds"],"properties":{"stepIds":{"type":"array","maxItems":200,"items":{"$ref":"Id#"}}}};
const schema_3c52a0e0d542 = {"type":"string","maxLength":1000000,"example":"## Goal\nA plan in five steps."};
const schema_3dc4936e683f = {"type":"object","additionalProperties":false,"properties":{"timeoutSeconds":{"$ref":"TimeoutSeconds#"}}};
const schema_45dd10d6b791 = {"type":"integer","minimum":1,"maximum":1000,"example":24};
const schema_462d7534f1ad = {"type":"object","additionalProperties":false,"required":["verdict"],"properties":{"verdict":{"$ref":"Verdict#"},"content":{"type":"string","maxLength":65536}}};
const schema_4821d8f0c305 = {"type":"integer","minimum":0,"maximum":100,"example":40};
const schema_4873169494a2 = {"type":"object","additionalProperties":false,"required":[],"properties":{"after":{"type":"integer","minimum":0,"maximum":9007199254740991},"kinds":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"EventSelector#"}},"taskId":{"$ref":"Id#"},"ticket":{"type":"string","minLength":1,"maxLength":128},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50}}};
const schema_48a273195837 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"type":"string","minLength":1,"maxLength":65536,"example":"echo ready\r"}}};
const schema_4f9134d9bcf4 = {"type":"object","additionalProperties":false,"required":[],"properties":{"If-Match":{"type":"string","minLength":1,"maxLength":256}}};
const schema_50b0bfdf1991 = {"type":"string","minLength":8,"maxLength":2048,"pattern":"^https?://","example":"https://example.org/hooks/gantry"};
const schema_57e78f77758c = {"type":"object","additionalProperties":false,"required":["newPassword"],"properties":{"currentPassword":{"type":"string","minLength":1,"maxLength":256},"newPassword":{"$ref":"Password#"}}};
const schema_5cf8da11e6ef = {"type":"object","additionalProperties":false,"required":["state"],"properties":{"state":{"$ref":"TaskState#"},"claimId":{"$ref":"Id#"}}};
const schema_5fa1af706be6 = {"type":"object","additionalProperties":false,"required":["taskId","sessionId"],"properties":{"taskId":{"$ref":"Id#"},"sessionId":{"$ref":"Id#"}}};
const schema_6238d455bdc9 = {"type":"object","additionalProperties":false,"required":["id","deliveryId"],"properties":{"id":{"$ref":"Id#"},"deliveryId":{"$ref":"Id#"}}};
const schema_6cf1f27f9419 = {"type":"string","example":"task.*","enum":["*","task.*","task.comment.*","task.changes.*","task.review.*","plan_step.*","resource.*","terminal.*","mail.*","config.*","git.*","git.push.*","mcp.*","mcp.server.*","mcp.call.*","job.*","schedule.*","token.*","session.*","user.*","task.created","task.updated","task.deleted","task.transitioned","task.claimed","task.released","task.stalled","task.comment.created","task.comment.updated","task.comment.deleted","task.changes.replaced","task.changes.applied","task.review.submitted","plan_step.created","plan_step.updated","plan_step.deleted","plan_step.started","plan_step.output","plan_step.finished","resource.uploaded","resource.deleted","resource.updated","terminal.opened","terminal.resized","terminal.exited","terminal.closed","mail.received","mail.moved","mail.deleted","mail.sent","mail.failed","config.approved","git.pushed","git.push.rejected","mcp.server.starting","mcp.server.connected","mcp.server.failed","mcp.server.stopped","mcp.call.finished","job.queued","job.started","job.progress","job.finished","schedule.created","schedule.updated","schedule.deleted","schedule.disabled","token.created","token.revoked","token.rotated","session.started","session.ended","user.created","user.updated","user.disabled","user.enabled","user.deleted"]};
const schema_6d0cac7dd827 = {"type":"object","additionalProperties":false,"properties":{"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"},"command":{"type":"array","minItems":1,"maxItems":256,"items":{"type":"string","maxLength":32768,"pattern":"^[^\\0]*$"},"example":["/bin/sh","-c","echo ready"]},"cwd":{"$ref":"FilePath#"}}};
const schema_6da2f9a2d387 = {"type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"type":"string","minLength":1,"maxLength":65536,"pattern":"\\S"}}};
const schema_6f5fe6f5f26b = {"type":"object","additionalProperties":false,"required":["folder"],"properties":{"folder":{"$ref":"MailFolder#"}}};
const schema_714ea5ef58e7 = {"type":"object","additionalProperties":false,"required":["changes"],"properties":{"changes":{"$ref":"FileChanges#"}}};
const schema_71578628d39a = {"type":"string","minLength":1,"maxLength":128,"example":"task_01ke3v7s9x4t2m8r"};
const schema_74869824b345 = {"type":"object","additionalProperties":false,"required":["id","stepId"],"properties":{"id":{"$ref":"Id#"},"stepId":{"$ref":"Id#"}}};
const schema_752e67a51ada = {"type":"object","additionalProperties":false,"required":[],"properties":{"Range":{"type":"string","minLength":1,"maxLength":256},"If-Range":{"type":"string","minLength":1,"maxLength":256},"If-None-Match":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_753fe5a52eec = {"type":"object","additionalProperties":false,"required":[],"properties":{"taskId":{"$ref":"Id#"},"type":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_75f16db271aa = {"type":"object","additionalProperties":false,"required":["cron","kind","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"send_email"},"taskId":{"$ref":"Id#"},"email":{"$ref":"EmailInput#"},"isActive":{"type":"boolean"}}};
const schema_7b63c6b54030 = {"type":"string","enum":["*","tasks:read","tasks:write","tasks:execute","resources:read","resources:write","terminal:read","terminal:execute","mail:read","mail:write","mail:send","context:read","context:write","config:read","config:write","secrets:write","git:read","git:write","git:push","mcp:read","mcp:execute","mcp:admin","skills:read","skills:write","skills:execute","knowledge:read","knowledge:write","ai:read","ai:execute","ai:admin","chats:read","chats:write","identity:read","identity:write","tokens:manage","users:read","users:admin","jobs:read","jobs:write","integrations:admin","events:read","webhooks:admin","audit:read"]};
const schema_80815f9dbc3b = {"type":"object","additionalProperties":false,"required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_81a005dce18d = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"example":["user_ada"]};
const schema_828c67acc5da = {"type":"object","additionalProperties":false,"required":["sessionId"],"properties":{"sessionId":{"$ref":"Id#"},"cursor":{"type":"integer","minimum":0,"maximum":9007199254740991},"waitMs":{"type":"integer","minimum":0,"maximum":30000,"default":0}}};
const schema_835ac363cda3 = {"type":"object","additionalProperties":false,"properties":{"timeoutSeconds":{"$ref":"TimeoutSeconds#"},"restart":{"type":"boolean","default":false}}};
const schema_847177f9a068 = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","deprecated":true,"example":"Write the first plan"};
const schema_854961b97931 = {"type":"object","additionalProperties":false,"required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$"}}};
const schema_86f6fae7c089 = {"type":"object","additionalProperties":false,"properties":{"claimId":{"type":"string","minLength":1,"maxLength":128},"leaseSeconds":{"$ref":"LeaseSeconds#"}}};
const schema_891602992766 = {"type":"object","additionalProperties":false,"required":["jobId"],"properties":{"jobId":{"$ref":"Id#"}}};
const schema_8921785f5c5a = {"type":"object","additionalProperties":false,"required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"OperationId#"}}}};
const schema_8ae0e1563db8 = {"type":"object","additionalProperties":false,"required":["id","revision"],"properties":{"id":{"$ref":"Id#"},"revision":{"type":"integer","minimum":1,"maximum":9007199254740991}}};
const schema_8caad97c0c93 = {"type":"string","minLength":10,"maxLength":256,"example":"correct horse battery staple"};
const schema_9b0c390303f1 = {"type":"string","minLength":3,"maxLength":512,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Ada <ada@example.org>"};
const schema_9b1cdbc3fc11 = {"type":"string","enum":["execute_plan_step","execute_plan","send_email","sweep_resources"],"example":"execute_plan"};
const schema_9c5db754e1c3 = {"type":"object","additionalProperties":true,"minProperties":1,"maxProperties":200};
const schema_9d72abee77de = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Write the first plan"};
const schema_9e59b3b3aaab = {"type":"object","additionalProperties":false,"required":["source"],"properties":{"source":{"type":"string","minLength":1,"maxLength":34952536},"encoding":{"type":"string","enum":["utf8","base64"],"default":"utf8"}}};
const schema_a200428fd490 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"DisplayName#"},"email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$","example":"ada@example.org"},"role":{"$ref":"Role#"}}};
const schema_a444b2acaf2b = {"type":"object","additionalProperties":false,"required":[],"properties":{"download":{"type":"boolean","default":false}}};
const schema_a4575a537c7e = {"type":"array","maxItems":5000,"items":{"$ref":"FileChange#"}};
const schema_a464af5b19ec = {"type":"object","additionalProperties":false,"required":["sessionId","cols","rows"],"properties":{"sessionId":{"$ref":"Id#"},"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"}}};
const schema_aacffcba905d = {"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":1,"maximum":2592000,"default":3600},"inline":{"type":"boolean","default":false}}};
const schema_acd2d88f516d = {"type":"object","additionalProperties":false,"required":[],"properties":{"status":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"JobStatus#"}},"kind":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"JobKind#"}},"taskId":{"$ref":"Id#"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_ad2ad675fa6a = {"type":"object","additionalProperties":false,"properties":{"scopes":{"type":"array","maxItems":100,"items":{"$ref":"Scope#"}},"allow":{"$ref":"AllowList#"},"expiresInSeconds":{"type":"integer","minimum":1,"maximum":900,"example":900}}};
const schema_adce451794f9 = {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"Id#"}}};
const schema_b063435f814c = {"type":"string","minLength":64,"maxLength":64,"pattern":"^[0-9a-f]{64}$"};
const schema_b2b0423dcba7 = {"type":"string","enum":["inbox","read","sent"],"example":"inbox"};
const schema_b322ebba347e = {"type":"object","additionalProperties":false,"required":["scheduleId"],"properties":{"scheduleId":{"$ref":"Id#"}}};
const schema_b3ad68730fa6 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"title":{"$ref":"NewTaskTitle#"},"intent":{"type":["string","null"],"minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","deprecated":true},"content":{"$ref":"TaskContent#"},"priority":{"$ref":"Priority#"},"readiness":{"$ref":"Readiness#"},"tags":{"$ref":"NewTags#"}}};
const schema_b4c837aa1161 = {"type":"integer","minimum":1,"maximum":1000,"example":80};
const schema_b4fa4af3ad3e = {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Ada"};
const schema_b6458a96c749 = {"type":"object","additionalProperties":false,"required":["reviewers"],"properties":{"reviewers":{"$ref":"Reviewers#"}}};
const schema_bca237ddbfa7 = {"type":"object","additionalProperties":false,"required":["link"],"properties":{"link":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_c26d4508ceda = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"description":{"type":["string","null"],"maxLength":4096},"taskId":{"type":["string","null"],"minLength":1,"maxLength":128}}};
const schema_c4d8905cd6e1 = {"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9][a-z0-9._-]*$","example":"ada"};
const schema_c6ce7c0ef199 = {"type":"object","additionalProperties":false,"required":[],"properties":{"tag":{"type":"string","minLength":1,"maxLength":64}}};
const schema_c968b336d636 = {"type":"object","additionalProperties":false,"properties":{"priority":{"$ref":"Priority#"},"tags":{"$ref":"NewTags#"}}};
const schema_cab6eb7f679b = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"isActive":{"type":"boolean"}}};
const schema_cc6aa51efd1c = {"type":"object","additionalProperties":false,"required":["path","content"],"properties":{"path":{"$ref":"FilePath#"},"content":{"type":"string","maxLength":4194304,"example":"# Plan\n"},"oldPath":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$","example":"docs/old-plan.md"}}};
const schema_cd01bf4ef390 = {"type":"string","enum":["read_only","agent","ci","full"],"example":"agent"};
const schema_cef2a7ea133c = {"type":"object","additionalProperties":false,"required":["cron","kind"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"sweep_resources"},"isActive":{"type":"boolean"}}};
const schema_d1412e0bd85b = {"type":"object","additionalProperties":false,"required":["folder","id","attachmentId"],"properties":{"folder":{"$ref":"MailFolder#"},"id":{"type":"string","minLength":1,"maxLength":128},"attachmentId":{"type":"string","minLength":1,"maxLength":128}}};
const schema_d405402eaad1 = {"type":"object","additionalProperties":false,"required":[],"properties":{}};
const schema_d5674aff9338 = {"type":"object","x-refusal":"Give a title.","additionalProperties":false,"anyOf":[{"required":["title"]},{"required":["intent"]}],"properties":{"title":{"$ref":"NewTaskTitle#"},"intent":{"$ref":"NewTaskIntent#"},"content":{"$ref":"TaskContent#"},"priority":{"$ref":"Priority#"},"readiness":{"$ref":"Readiness#"},"tags":{"$ref":"NewTags#"},"author":{"$ref":"NewAuthor#"}}};
const schema_d6999199edcd = {"type":"object","additionalProperties":false,"required":["url","kinds"],"properties":{"url":{"$ref":"WebhookUrl#"},"kinds":{"$ref":"WebhookKinds#"},"taskId":{"$ref":"Id#"},"description":{"type":"string","maxLength":1024}}};
const schema_d80f4fe3a0e0 = {"type":"object","additionalProperties":false,"required":[],"properties":{"state":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"TaskState#"}},"priority":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"Priority#"}},"tag":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":64}},"updatedAfter":{"$ref":"Timestamp#"},"q":{"type":"string","minLength":1,"maxLength":256},"sort":{"type":"string","enum":["createdAt","-createdAt","updatedAt","-updatedAt"],"default":"-createdAt"},"fields":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"TaskField#"}},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}};
const schema_d8b3f32cf668 = {"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"example":["planning"]};
const schema_dc13df165848 = {"type":"object","additionalProperties":false,"required":[],"properties":{"cursor":{"type":"integer","minimum":0,"maximum":9007199254740991},"waitMs":{"type":"integer","minimum":0,"maximum":30000,"default":0}}};
const schema_dc25b322485d = {"type":"array","maxItems":100,"items":{"$ref":"Recipient#"}};
const schema_e34dbb3a34ab = {"type":"object","additionalProperties":false,"required":["hash"],"properties":{"hash":{"$ref":"ApprovalHash#"}}};
const schema_e42e299a26f7 = {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"$ref":"Id#"},"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Ada"}}};
const schema_e44bff718aa2 = {"type":"object","additionalProperties":false,"required":["cron","kind","taskId"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"execute_plan"},"taskId":{"$ref":"Id#"},"isActive":{"type":"boolean"}}};
const schema_e44d4be07d50 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"description":{"type":"string","minLength":1,"maxLength":65536,"pattern":"\\S"},"command":{"type":["string","null"],"minLength":1,"maxLength":65536,"pattern":"^[^\\0]*$"},"expectedOutcome":{"type":["string","null"],"maxLength":65536}}};
const schema_e92955ea02ee = {"type":"object","additionalProperties":false,"required":["id","commentId"],"properties":{"id":{"$ref":"Id#"},"commentId":{"$ref":"Id#"}}};
const schema_ead71aed53b6 = {"type":"object","additionalProperties":false,"required":["invite","password"],"properties":{"invite":{"type":"string","minLength":20,"maxLength":256},"password":{"$ref":"Password#"}}};
const schema_eae6f13cdf1b = {"type":"object","additionalProperties":false,"required":["dependsOn"],"properties":{"dependsOn":{"$ref":"TaskIds#"}}};
const schema_eebd6ba5d556 = {"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"WebhookSelector#"}};
const schema_ef47c95a301a = {"type":"integer","minimum":5,"maximum":86400,"example":600};
const schema_f251aa97185d = {"type":"string","enum":["owner","maintainer","developer","viewer","agent"]};
const schema_f57a2cbf5155 = {"type":"string","minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$","example":"ada@example.org"};
const schema_f65c7551e84f = {"type":"object","additionalProperties":false,"required":["filename"],"properties":{"filename":{"type":"string","minLength":1,"maxLength":255}}};
const schema_f6e8c25e4099 = {"type":"object","additionalProperties":false,"properties":{"overlapSeconds":{"type":"integer","minimum":0,"maximum":604800,"example":3600}}};
const schema_f87ce85d9e67 = {"type":"string","format":"date-time","minLength":20,"maxLength":35,"example":"2026-01-01T12:00:00.000Z"};
const schema_f8886c0311cd = {"type":"string","enum":["low","medium","high","critical"],"example":"high"};
const schema_f8dd5d767ba4 = {"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"Id#"},"example":["task_01ke3v7s9x4t2m8r"]};
const schema_f9948059caf6 = {"type":"string","maxLength":65536,"example":"exit code: 0\noutput contains: hello"};
const schema_fa39908fdbb7 = {"type":"string","enum":["approved","changes_requested","commented"],"example":"approved"};
const schema_fc4a38feb5ec = {"type":"object","additionalProperties":false,"required":["folder"],"properties":{"folder":{"type":"string","enum":["inbox"]}}};
const schema_fc7c11032bb8 = {"type":"string","example":"createTask","enum":["listTasks","createTask","getNextTask","claimNextTask","getTask","updateTask","deleteTask","transitionTask","claimTask","releaseTask","setTaskDependencies","listTaskHistory","getTaskRevision","restoreTaskRevision","listTaskComments","createTaskComment","getTaskComment","updateTaskComment","deleteTaskComment","setTaskReviewers","listTaskReviews","submitTaskReview","getTaskReview","listPlanSteps","createPlanStep","reorderPlanSteps","executePlan","getPlanStep","updatePlanStep","deletePlanStep","executePlanStep","getTaskChanges","replaceTaskChanges","applyTaskChanges","listJobs","listSchedules","createSchedule","getSchedule","updateSchedule","deleteSchedule","getJob","cancelJob","retryJob","getJobLog","streamJob","listResources","uploadResource","getResource","updateResource","deleteResource","getResourceThumbnail","createResourceLink","getLinkedFile","listTerminals","openTerminal","getTerminal","closeTerminal","resizeTerminalSession","writeTerminalSession","readTerminalSession","resizeTerminal","writeTerminal","readTerminal","listMailFolders","sendEmail","listEmails","deliverEmail","getEmail","deleteEmail","moveEmail","getEmailSource","getEmailAttachment","createTaskFromEmail","getRoleContext","getConfig","getApproval","approveCommands","pushChanges","executeMcpTool","getIdentity","login","logout","getSetup","completeSetup","acceptInvite","listTokens","createToken","getToken","revokeToken","rotateToken","exchangeToken","listScopes","listSessions","revokeSession","checkAccess","listAuditEntries","getCurrentUser","updateCurrentUser","changePassword","getPreferences","updatePreferences","listUsers","createUser","getUser","updateUser","deleteUser","createUserInvite","disableUser","enableUser","streamEvents","createEventTicket","listWebhooks","createWebhook","getWebhook","updateWebhook","deleteWebhook","testWebhook","listDeliveries","redeliver","rotateWebhookSecret","getVersion","getHealth","getReadiness","getLimits","listErrorCodes"]};
const schema_fd533bc65c90 = {"type":"object","additionalProperties":false,"required":["id","reviewId"],"properties":{"id":{"$ref":"Id#"},"reviewId":{"$ref":"Id#"}}};
const schema_fffb3c757ed2 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"DisplayName#"},"email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$","example":"ada@example.org"}}};
function add(errors, error){
if(errors === null) return [error];
errors.push(error);
return errors;
}
function validate_AccessInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AccessInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.operations === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'",schema:schema_8921785f5c5a.required,parentSchema:schema_8921785f5c5a,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "operations")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_8921785f5c5a,data});
errors++;
}
}
if(data.operations !== undefined){
let data0 = data.operations;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_8921785f5c5a.properties.operations,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_8921785f5c5a.properties.operations,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_OperationId(data0[i0], {instancePath:instancePath+"/operations/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_OperationId.errors : vErrors.concat(validate_OperationId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_8921785f5c5a.properties.operations.type,parentSchema:schema_8921785f5c5a.properties.operations,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_8921785f5c5a.type,parentSchema:schema_8921785f5c5a,data});
errors++;
}
validate_AccessInput.errors = vErrors;
return errors === 0;
}
validate_AccessInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AllowList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AllowList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "taskIds") || (key0 === "mcpTools")) || (key0 === "gitRemotes")) || (key0 === "gitBranches"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_008de3193716,data});
errors++;
}
}
if(data.taskIds !== undefined){
let data0 = data.taskIds;
if(Array.isArray(data0)){
if(data0.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/taskIds",schemaPath:"#/properties/taskIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716.properties.taskIds,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Id(data0[i0], {instancePath:instancePath+"/taskIds/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/taskIds",schemaPath:"#/properties/taskIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716.properties.taskIds.type,parentSchema:schema_008de3193716.properties.taskIds,data:data0});
errors++;
}
}
if(data.mcpTools !== undefined){
let data2 = data.mcpTools;
if(Array.isArray(data2)){
if(data2.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools",schemaPath:"#/properties/mcpTools/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716.properties.mcpTools,data:data2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools/" + i1,schemaPath:"#/properties/mcpTools/items/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_008de3193716.properties.mcpTools.items,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools/" + i1,schemaPath:"#/properties/mcpTools/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_008de3193716.properties.mcpTools.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools/" + i1,schemaPath:"#/properties/mcpTools/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_008de3193716.properties.mcpTools.items.type,parentSchema:schema_008de3193716.properties.mcpTools.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools",schemaPath:"#/properties/mcpTools/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716.properties.mcpTools.type,parentSchema:schema_008de3193716.properties.mcpTools,data:data2});
errors++;
}
}
if(data.gitRemotes !== undefined){
let data4 = data.gitRemotes;
if(Array.isArray(data4)){
if(data4.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes",schemaPath:"#/properties/gitRemotes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716.properties.gitRemotes,data:data4});
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes/" + i2,schemaPath:"#/properties/gitRemotes/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_008de3193716.properties.gitRemotes.items,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes/" + i2,schemaPath:"#/properties/gitRemotes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_008de3193716.properties.gitRemotes.items,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes/" + i2,schemaPath:"#/properties/gitRemotes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_008de3193716.properties.gitRemotes.items.type,parentSchema:schema_008de3193716.properties.gitRemotes.items,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes",schemaPath:"#/properties/gitRemotes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716.properties.gitRemotes.type,parentSchema:schema_008de3193716.properties.gitRemotes,data:data4});
errors++;
}
}
if(data.gitBranches !== undefined){
let data6 = data.gitBranches;
if(Array.isArray(data6)){
if(data6.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches",schemaPath:"#/properties/gitBranches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716.properties.gitBranches,data:data6});
errors++;
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches/" + i3,schemaPath:"#/properties/gitBranches/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_008de3193716.properties.gitBranches.items,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches/" + i3,schemaPath:"#/properties/gitBranches/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_008de3193716.properties.gitBranches.items,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches/" + i3,schemaPath:"#/properties/gitBranches/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_008de3193716.properties.gitBranches.items.type,parentSchema:schema_008de3193716.properties.gitBranches.items,data:data7});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches",schemaPath:"#/properties/gitBranches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716.properties.gitBranches.type,parentSchema:schema_008de3193716.properties.gitBranches,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_008de3193716.type,parentSchema:schema_008de3193716,data});
errors++;
}
validate_AllowList.errors = vErrors;
return errors === 0;
}
validate_AllowList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ApplyInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ApplyInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dryRun === undefined){
data.dryRun = false;
}
for(const key0 in data){
if(!((key0 === "dryRun") || (key0 === "paths"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0666e1fcbb11,data});
errors++;
}
}
let data0 = data.dryRun;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_0666e1fcbb11.properties.dryRun.type,parentSchema:schema_0666e1fcbb11.properties.dryRun,data:data0});
errors++;
}
if(data.paths !== undefined){
let data1 = data.paths;
if(Array.isArray(data1)){
if(data1.length > 5000){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema_0666e1fcbb11.properties.paths,data:data1});
errors++;
}
if(data1.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_0666e1fcbb11.properties.paths,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_FilePath(data1[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FilePath.errors : vErrors.concat(validate_FilePath.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0666e1fcbb11.properties.paths.type,parentSchema:schema_0666e1fcbb11.properties.paths,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0666e1fcbb11.type,parentSchema:schema_0666e1fcbb11,data});
errors++;
}
validate_ApplyInput.errors = vErrors;
return errors === 0;
}
validate_ApplyInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ApprovalHash(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ApprovalHash.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_b063435f814c,data});
errors++;
}
if(func_653064f49528(data) < 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 64},message:"must NOT have fewer than 64 characters",schema:64,parentSchema:schema_b063435f814c,data});
errors++;
}
if(!pattern_34517ed6cb83.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema_b063435f814c,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b063435f814c.type,parentSchema:schema_b063435f814c,data});
errors++;
}
validate_ApprovalHash.errors = vErrors;
return errors === 0;
}
validate_ApprovalHash.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ApprovalInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ApprovalInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hash === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'",schema:schema_e34dbb3a34ab.required,parentSchema:schema_e34dbb3a34ab,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "hash")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e34dbb3a34ab,data});
errors++;
}
}
if(data.hash !== undefined){
if(!(validate_ApprovalHash(data.hash, {instancePath:instancePath+"/hash",parentData:data,parentDataProperty:"hash",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ApprovalHash.errors : vErrors.concat(validate_ApprovalHash.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e34dbb3a34ab.type,parentSchema:schema_e34dbb3a34ab,data});
errors++;
}
validate_ApprovalInput.errors = vErrors;
return errors === 0;
}
validate_ApprovalInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ClaimInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ClaimInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "claimId") || (key0 === "leaseSeconds"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_86f6fae7c089,data});
errors++;
}
}
if(data.claimId !== undefined){
let data0 = data.claimId;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_86f6fae7c089.properties.claimId,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_86f6fae7c089.properties.claimId,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_86f6fae7c089.properties.claimId.type,parentSchema:schema_86f6fae7c089.properties.claimId,data:data0});
errors++;
}
}
if(data.leaseSeconds !== undefined){
if(!(validate_LeaseSeconds(data.leaseSeconds, {instancePath:instancePath+"/leaseSeconds",parentData:data,parentDataProperty:"leaseSeconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LeaseSeconds.errors : vErrors.concat(validate_LeaseSeconds.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_86f6fae7c089.type,parentSchema:schema_86f6fae7c089,data});
errors++;
}
validate_ClaimInput.errors = vErrors;
return errors === 0;
}
validate_ClaimInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Columns(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Columns.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_b4c837aa1161.type,parentSchema:schema_b4c837aa1161,data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_b4c837aa1161,data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_b4c837aa1161,data});
errors++;
}
}
validate_Columns.errors = vErrors;
return errors === 0;
}
validate_Columns.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_CommentInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CommentInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_6da2f9a2d387.required,parentSchema:schema_6da2f9a2d387,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "content")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6da2f9a2d387,data});
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_6da2f9a2d387.properties.content,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6da2f9a2d387.properties.content,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_6da2f9a2d387.properties.content,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6da2f9a2d387.properties.content.type,parentSchema:schema_6da2f9a2d387.properties.content,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6da2f9a2d387.type,parentSchema:schema_6da2f9a2d387,data});
errors++;
}
validate_CommentInput.errors = vErrors;
return errors === 0;
}
validate_CommentInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CurrentUserPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CurrentUserPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_fffb3c757ed2,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fffb3c757ed2,data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_DisplayName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DisplayName.errors : vErrors.concat(validate_DisplayName.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data1 = data.email;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_fffb3c757ed2.properties.email.type},message:"must be string,null",schema:schema_fffb3c757ed2.properties.email.type,parentSchema:schema_fffb3c757ed2.properties.email,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 254){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_fffb3c757ed2.properties.email,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_fffb3c757ed2.properties.email,data:data1});
errors++;
}
if(!pattern_778124763279.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$",parentSchema:schema_fffb3c757ed2.properties.email,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fffb3c757ed2.type,parentSchema:schema_fffb3c757ed2,data});
errors++;
}
validate_CurrentUserPatch.errors = vErrors;
return errors === 0;
}
validate_CurrentUserPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_DeliveryInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DeliveryInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encoding === undefined){
data.encoding = "utf8";
}
if(data.source === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema_9e59b3b3aaab.required,parentSchema:schema_9e59b3b3aaab,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "source") || (key0 === "encoding"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9e59b3b3aaab,data});
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 34952536){
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 34952536},message:"must NOT have more than 34952536 characters",schema:34952536,parentSchema:schema_9e59b3b3aaab.properties.source,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_9e59b3b3aaab.properties.source,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9e59b3b3aaab.properties.source.type,parentSchema:schema_9e59b3b3aaab.properties.source,data:data0});
errors++;
}
}
let data1 = data.encoding;
if(typeof data1 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9e59b3b3aaab.properties.encoding.type,parentSchema:schema_9e59b3b3aaab.properties.encoding,data:data1});
errors++;
}
if(!((data1 === "utf8") || (data1 === "base64"))){
vErrors = add(vErrors, {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema_9e59b3b3aaab.properties.encoding.enum},message:"must be equal to one of the allowed values",schema:schema_9e59b3b3aaab.properties.encoding.enum,parentSchema:schema_9e59b3b3aaab.properties.encoding,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9e59b3b3aaab.type,parentSchema:schema_9e59b3b3aaab,data});
errors++;
}
validate_DeliveryInput.errors = vErrors;
return errors === 0;
}
validate_DeliveryInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_DependenciesInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DependenciesInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dependsOn === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dependsOn"},message:"must have required property '"+"dependsOn"+"'",schema:schema_eae6f13cdf1b.required,parentSchema:schema_eae6f13cdf1b,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "dependsOn")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_eae6f13cdf1b,data});
errors++;
}
}
if(data.dependsOn !== undefined){
if(!(validate_TaskIds(data.dependsOn, {instancePath:instancePath+"/dependsOn",parentData:data,parentDataProperty:"dependsOn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TaskIds.errors : vErrors.concat(validate_TaskIds.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_eae6f13cdf1b.type,parentSchema:schema_eae6f13cdf1b,data});
errors++;
}
validate_DependenciesInput.errors = vErrors;
return errors === 0;
}
validate_DependenciesInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_DisplayName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DisplayName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b4fa4af3ad3e,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b4fa4af3ad3e,data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_b4fa4af3ad3e,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b4fa4af3ad3e.type,parentSchema:schema_b4fa4af3ad3e,data});
errors++;
}
validate_DisplayName.errors = vErrors;
return errors === 0;
}
validate_DisplayName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_EmailInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EmailInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema_0554c0e95ba9.required,parentSchema:schema_0554c0e95ba9,data});
errors++;
}
if(data.subject === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema_0554c0e95ba9.required,parentSchema:schema_0554c0e95ba9,data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_0554c0e95ba9.required,parentSchema:schema_0554c0e95ba9,data});
errors++;
}
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_0554c0e95ba9.properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0554c0e95ba9,data});
errors++;
}
}
if(data.to !== undefined){
let data0 = data.to;
if(Array.isArray(data0)){
if(data0.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_0554c0e95ba9.properties.to,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_0554c0e95ba9.properties.to,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Recipient(data0[i0], {instancePath:instancePath+"/to/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Recipient.errors : vErrors.concat(validate_Recipient.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0554c0e95ba9.properties.to.type,parentSchema:schema_0554c0e95ba9.properties.to,data:data0});
errors++;
}
}
if(data.cc !== undefined){
if(!(validate_Recipients(data.cc, {instancePath:instancePath+"/cc",parentData:data,parentDataProperty:"cc",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Recipients.errors : vErrors.concat(validate_Recipients.errors);
errors = vErrors.length;
}
}
if(data.bcc !== undefined){
if(!(validate_Recipients(data.bcc, {instancePath:instancePath+"/bcc",parentData:data,parentDataProperty:"bcc",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Recipients.errors : vErrors.concat(validate_Recipients.errors);
errors = vErrors.length;
}
}
if(data.replyTo !== undefined){
if(!(validate_Recipient(data.replyTo, {instancePath:instancePath+"/replyTo",parentData:data,parentDataProperty:"replyTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Recipient.errors : vErrors.concat(validate_Recipient.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
let data5 = data.subject;
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 998){
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters",schema:998,parentSchema:schema_0554c0e95ba9.properties.subject,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0554c0e95ba9.properties.subject,data:data5});
errors++;
}
if(!pattern_4ca84fdd3192.test(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_0554c0e95ba9.properties.subject,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9.properties.subject.type,parentSchema:schema_0554c0e95ba9.properties.subject,data:data5});
errors++;
}
}
if(data.content !== undefined){
let data6 = data.content;
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 1000000){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters",schema:1000000,parentSchema:schema_0554c0e95ba9.properties.content,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9.properties.content.type,parentSchema:schema_0554c0e95ba9.properties.content,data:data6});
errors++;
}
}
if(data.html !== undefined){
let data7 = data.html;
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 1000000){
vErrors = add(vErrors, {instancePath:instancePath+"/html",schemaPath:"#/properties/html/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters",schema:1000000,parentSchema:schema_0554c0e95ba9.properties.html,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9.properties.html.type,parentSchema:schema_0554c0e95ba9.properties.html,data:data7});
errors++;
}
}
if(data.inReplyTo !== undefined){
let data8 = data.inReplyTo;
if(typeof data8 === "string"){
if(func_653064f49528(data8) > 998){
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters",schema:998,parentSchema:schema_0554c0e95ba9.properties.inReplyTo,data:data8});
errors++;
}
if(func_653064f49528(data8) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_0554c0e95ba9.properties.inReplyTo,data:data8});
errors++;
}
if(!pattern_286fcc417096.test(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/pattern",keyword:"pattern",params:{pattern: "^<[!-;=?-~]+>$"},message:"must match pattern \""+"^<[!-;=?-~]+>$"+"\"",schema:"^<[!-;=?-~]+>$",parentSchema:schema_0554c0e95ba9.properties.inReplyTo,data:data8});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9.properties.inReplyTo.type,parentSchema:schema_0554c0e95ba9.properties.inReplyTo,data:data8});
errors++;
}
}
if(data.attachments !== undefined){
let data9 = data.attachments;
if(Array.isArray(data9)){
if(data9.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_0554c0e95ba9.properties.attachments,data:data9});
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func_653064f49528(data10) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/attachments/" + i1,schemaPath:"#/properties/attachments/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_0554c0e95ba9.properties.attachments.items,data:data10});
errors++;
}
if(func_653064f49528(data10) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/attachments/" + i1,schemaPath:"#/properties/attachments/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0554c0e95ba9.properties.attachments.items,data:data10});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/attachments/" + i1,schemaPath:"#/properties/attachments/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9.properties.attachments.items.type,parentSchema:schema_0554c0e95ba9.properties.attachments.items,data:data10});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0554c0e95ba9.properties.attachments.type,parentSchema:schema_0554c0e95ba9.properties.attachments,data:data9});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0554c0e95ba9.type,parentSchema:schema_0554c0e95ba9,data});
errors++;
}
validate_EmailInput.errors = vErrors;
return errors === 0;
}
validate_EmailInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_EmailMoveInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EmailMoveInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_6f5fe6f5f26b.required,parentSchema:schema_6f5fe6f5f26b,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "folder")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6f5fe6f5f26b,data});
errors++;
}
}
if(data.folder !== undefined){
if(!(validate_MailFolder(data.folder, {instancePath:instancePath+"/folder",parentData:data,parentDataProperty:"folder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MailFolder.errors : vErrors.concat(validate_MailFolder.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6f5fe6f5f26b.type,parentSchema:schema_6f5fe6f5f26b,data});
errors++;
}
validate_EmailMoveInput.errors = vErrors;
return errors === 0;
}
validate_EmailMoveInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_EmailScheduleInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EmailScheduleInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cron === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_75f16db271aa.required,parentSchema:schema_75f16db271aa,data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_75f16db271aa.required,parentSchema:schema_75f16db271aa,data});
errors++;
}
if(data.email === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema_75f16db271aa.required,parentSchema:schema_75f16db271aa,data});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "email")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_75f16db271aa,data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_75f16db271aa.properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_75f16db271aa.properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_75f16db271aa.properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa.properties.name.type,parentSchema:schema_75f16db271aa.properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_75f16db271aa.properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_75f16db271aa.properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa.properties.cron.type,parentSchema:schema_75f16db271aa.properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_75f16db271aa.properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_75f16db271aa.properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa.properties.timeZone.type,parentSchema:schema_75f16db271aa.properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa.properties.kind.type,parentSchema:schema_75f16db271aa.properties.kind,data:data3});
errors++;
}
if("send_email" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "send_email"},message:"must be equal to constant",schema:"send_email",parentSchema:schema_75f16db271aa.properties.kind,data:data3});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate_EmailInput(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EmailInput.errors : vErrors.concat(validate_EmailInput.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
let data6 = data.isActive;
if(typeof data6 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_75f16db271aa.properties.isActive.type,parentSchema:schema_75f16db271aa.properties.isActive,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_75f16db271aa.type,parentSchema:schema_75f16db271aa,data});
errors++;
}
validate_EmailScheduleInput.errors = vErrors;
return errors === 0;
}
validate_EmailScheduleInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_EmailTaskInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EmailTaskInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "priority") || (key0 === "tags"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c968b336d636,data});
errors++;
}
}
if(data.priority !== undefined){
if(!(validate_Priority(data.priority, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Priority.errors : vErrors.concat(validate_Priority.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate_NewTags(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTags.errors : vErrors.concat(validate_NewTags.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c968b336d636.type,parentSchema:schema_c968b336d636,data});
errors++;
}
validate_EmailTaskInput.errors = vErrors;
return errors === 0;
}
validate_EmailTaskInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_EventSelector(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EventSelector.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_20a9ad841dbb.type,parentSchema:schema_20a9ad841dbb,data});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "task.*")) || (data === "task.comment.*")) || (data === "task.changes.*")) || (data === "task.review.*")) || (data === "plan_step.*")) || (data === "resource.*")) || (data === "terminal.*")) || (data === "mail.*")) || (data === "config.*")) || (data === "git.*")) || (data === "git.push.*")) || (data === "mcp.*")) || (data === "mcp.server.*")) || (data === "mcp.call.*")) || (data === "job.*")) || (data === "schedule.*")) || (data === "token.*")) || (data === "session.*")) || (data === "user.*")) || (data === "webhook.*")) || (data === "stream.*")) || (data === "task.created")) || (data === "task.updated")) || (data === "task.deleted")) || (data === "task.transitioned")) || (data === "task.claimed")) || (data === "task.released")) || (data === "task.stalled")) || (data === "task.comment.created")) || (data === "task.comment.updated")) || (data === "task.comment.deleted")) || (data === "task.changes.replaced")) || (data === "task.changes.applied")) || (data === "task.review.submitted")) || (data === "plan_step.created")) || (data === "plan_step.updated")) || (data === "plan_step.deleted")) || (data === "plan_step.started")) || (data === "plan_step.output")) || (data === "plan_step.finished")) || (data === "resource.uploaded")) || (data === "resource.deleted")) || (data === "resource.updated")) || (data === "terminal.opened")) || (data === "terminal.resized")) || (data === "terminal.exited")) || (data === "terminal.closed")) || (data === "mail.received")) || (data === "mail.moved")) || (data === "mail.deleted")) || (data === "mail.sent")) || (data === "mail.failed")) || (data === "config.approved")) || (data === "git.pushed")) || (data === "git.push.rejected")) || (data === "mcp.server.starting")) || (data === "mcp.server.connected")) || (data === "mcp.server.failed")) || (data === "mcp.server.stopped")) || (data === "mcp.call.finished")) || (data === "job.queued")) || (data === "job.started")) || (data === "job.progress")) || (data === "job.finished")) || (data === "schedule.created")) || (data === "schedule.updated")) || (data === "schedule.deleted")) || (data === "schedule.disabled")) || (data === "token.created")) || (data === "token.revoked")) || (data === "token.rotated")) || (data === "session.started")) || (data === "session.ended")) || (data === "user.created")) || (data === "user.updated")) || (data === "user.disabled")) || (data === "user.enabled")) || (data === "user.deleted")) || (data === "webhook.created")) || (data === "webhook.updated")) || (data === "webhook.deleted")) || (data === "webhook.delivered")) || (data === "webhook.failed")) || (data === "webhook.disabled")) || (data === "webhook.test")) || (data === "stream.gap"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_20a9ad841dbb.enum},message:"must be equal to one of the allowed values",schema:schema_20a9ad841dbb.enum,parentSchema:schema_20a9ad841dbb,data});
errors++;
}
validate_EventSelector.errors = vErrors;
return errors === 0;
}
validate_EventSelector.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ExchangeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ExchangeInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "scopes") || (key0 === "allow")) || (key0 === "expiresInSeconds"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ad2ad675fa6a,data});
errors++;
}
}
if(data.scopes !== undefined){
let data0 = data.scopes;
if(Array.isArray(data0)){
if(data0.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_ad2ad675fa6a.properties.scopes,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Scope(data0[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Scope.errors : vErrors.concat(validate_Scope.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_ad2ad675fa6a.properties.scopes.type,parentSchema:schema_ad2ad675fa6a.properties.scopes,data:data0});
errors++;
}
}
if(data.allow !== undefined){
if(!(validate_AllowList(data.allow, {instancePath:instancePath+"/allow",parentData:data,parentDataProperty:"allow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AllowList.errors : vErrors.concat(validate_AllowList.errors);
errors = vErrors.length;
}
}
if(data.expiresInSeconds !== undefined){
let data3 = data.expiresInSeconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_ad2ad675fa6a.properties.expiresInSeconds.type,parentSchema:schema_ad2ad675fa6a.properties.expiresInSeconds,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 900 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900",schema:900,parentSchema:schema_ad2ad675fa6a.properties.expiresInSeconds,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_ad2ad675fa6a.properties.expiresInSeconds,data:data3});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ad2ad675fa6a.type,parentSchema:schema_ad2ad675fa6a,data});
errors++;
}
validate_ExchangeInput.errors = vErrors;
return errors === 0;
}
validate_ExchangeInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ExpectedOutcome(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ExpectedOutcome.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 65536){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_f9948059caf6,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f9948059caf6.type,parentSchema:schema_f9948059caf6,data});
errors++;
}
validate_ExpectedOutcome.errors = vErrors;
return errors === 0;
}
validate_ExpectedOutcome.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_FileChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FileChange.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema_cc6aa51efd1c.required,parentSchema:schema_cc6aa51efd1c,data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_cc6aa51efd1c.required,parentSchema:schema_cc6aa51efd1c,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "content")) || (key0 === "oldPath"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cc6aa51efd1c,data});
errors++;
}
}
if(data.path !== undefined){
if(!(validate_FilePath(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FilePath.errors : vErrors.concat(validate_FilePath.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 4194304){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 4194304},message:"must NOT have more than 4194304 characters",schema:4194304,parentSchema:schema_cc6aa51efd1c.properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cc6aa51efd1c.properties.content.type,parentSchema:schema_cc6aa51efd1c.properties.content,data:data1});
errors++;
}
}
if(data.oldPath !== undefined){
let data2 = data.oldPath;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_cc6aa51efd1c.properties.oldPath,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cc6aa51efd1c.properties.oldPath,data:data2});
errors++;
}
if(!pattern_f7c407399589.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"},message:"must match pattern \""+"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"+"\"",schema:"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$",parentSchema:schema_cc6aa51efd1c.properties.oldPath,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cc6aa51efd1c.properties.oldPath.type,parentSchema:schema_cc6aa51efd1c.properties.oldPath,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cc6aa51efd1c.type,parentSchema:schema_cc6aa51efd1c,data});
errors++;
}
validate_FileChange.errors = vErrors;
return errors === 0;
}
validate_FileChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_FileChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FileChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 5000){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema_a4575a537c7e,data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_FileChange(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FileChange.errors : vErrors.concat(validate_FileChange.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_a4575a537c7e.type,parentSchema:schema_a4575a537c7e,data});
errors++;
}
validate_FileChanges.errors = vErrors;
return errors === 0;
}
validate_FileChanges.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_FilePath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FilePath.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 1024){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_304634916923,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_304634916923,data});
errors++;
}
if(!pattern_f7c407399589.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"},message:"must match pattern \""+"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"+"\"",schema:"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$",parentSchema:schema_304634916923,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_304634916923.type,parentSchema:schema_304634916923,data});
errors++;
}
validate_FilePath.errors = vErrors;
return errors === 0;
}
validate_FilePath.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Id(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Id.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 128){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_71578628d39a,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_71578628d39a,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_71578628d39a.type,parentSchema:schema_71578628d39a,data});
errors++;
}
validate_Id.errors = vErrors;
return errors === 0;
}
validate_Id.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_InviteAcceptance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_InviteAcceptance.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invite === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite"},message:"must have required property '"+"invite"+"'",schema:schema_ead71aed53b6.required,parentSchema:schema_ead71aed53b6,data});
errors++;
}
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_ead71aed53b6.required,parentSchema:schema_ead71aed53b6,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "invite") || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ead71aed53b6,data});
errors++;
}
}
if(data.invite !== undefined){
let data0 = data.invite;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_ead71aed53b6.properties.invite,data:data0});
errors++;
}
if(func_653064f49528(data0) < 20){
vErrors = add(vErrors, {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_ead71aed53b6.properties.invite,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ead71aed53b6.properties.invite.type,parentSchema:schema_ead71aed53b6.properties.invite,data:data0});
errors++;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ead71aed53b6.type,parentSchema:schema_ead71aed53b6,data});
errors++;
}
validate_InviteAcceptance.errors = vErrors;
return errors === 0;
}
validate_InviteAcceptance.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_JobKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_JobKind.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9b1cdbc3fc11.type,parentSchema:schema_9b1cdbc3fc11,data});
errors++;
}
if(!((((data === "execute_plan_step") || (data === "execute_plan")) || (data === "send_email")) || (data === "sweep_resources"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_9b1cdbc3fc11.enum},message:"must be equal to one of the allowed values",schema:schema_9b1cdbc3fc11.enum,parentSchema:schema_9b1cdbc3fc11,data});
errors++;
}
validate_JobKind.errors = vErrors;
return errors === 0;
}
validate_JobKind.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_JobStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_JobStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1687b77c3ac5.type,parentSchema:schema_1687b77c3ac5,data});
errors++;
}
if(!((((((data === "queued") || (data === "running")) || (data === "succeeded")) || (data === "failed")) || (data === "cancelled")) || (data === "interrupted"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1687b77c3ac5.enum},message:"must be equal to one of the allowed values",schema:schema_1687b77c3ac5.enum,parentSchema:schema_1687b77c3ac5,data});
errors++;
}
validate_JobStatus.errors = vErrors;
return errors === 0;
}
validate_JobStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_LeaseSeconds(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LeaseSeconds.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_ef47c95a301a.type,parentSchema:schema_ef47c95a301a,data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 86400 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema_ef47c95a301a,data});
errors++;
}
if(data < 5 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema_ef47c95a301a,data});
errors++;
}
}
validate_LeaseSeconds.errors = vErrors;
return errors === 0;
}
validate_LeaseSeconds.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_LinkInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LinkInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expiresInSeconds === undefined){
data.expiresInSeconds = 3600;
}
if(data.inline === undefined){
data.inline = false;
}
for(const key0 in data){
if(!((key0 === "expiresInSeconds") || (key0 === "inline"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_aacffcba905d,data});
errors++;
}
}
let data0 = data.expiresInSeconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_aacffcba905d.properties.expiresInSeconds.type,parentSchema:schema_aacffcba905d.properties.expiresInSeconds,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000",schema:2592000,parentSchema:schema_aacffcba905d.properties.expiresInSeconds,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_aacffcba905d.properties.expiresInSeconds,data:data0});
errors++;
}
}
let data1 = data.inline;
if(typeof data1 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_aacffcba905d.properties.inline.type,parentSchema:schema_aacffcba905d.properties.inline,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_aacffcba905d.type,parentSchema:schema_aacffcba905d,data});
errors++;
}
validate_LinkInput.errors = vErrors;
return errors === 0;
}
validate_LinkInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_LoginInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LoginInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_302861d1334b.anyOf[0].required,parentSchema:schema_302861d1334b.anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema_302861d1334b.anyOf[1].required,parentSchema:schema_302861d1334b.anyOf[1],data});
errors++;
}
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_302861d1334b.anyOf[1].required,parentSchema:schema_302861d1334b.anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_302861d1334b.anyOf,parentSchema:schema_302861d1334b,data});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "username")) || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_302861d1334b,data});
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_302861d1334b.properties.token,data:data0});
errors++;
}
if(func_653064f49528(data0) < 20){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_302861d1334b.properties.token,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_302861d1334b.properties.token.type,parentSchema:schema_302861d1334b.properties.token,data:data0});
errors++;
}
}
if(data.username !== undefined){
if(!(validate_Username(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Username.errors : vErrors.concat(validate_Username.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_302861d1334b.type,parentSchema:schema_302861d1334b,data});
errors++;
}
validate_LoginInput.errors = vErrors;
return errors === 0;
}
validate_LoginInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_MailFolder(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MailFolder.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b2b0423dcba7.type,parentSchema:schema_b2b0423dcba7,data});
errors++;
}
if(!(((data === "inbox") || (data === "read")) || (data === "sent"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_b2b0423dcba7.enum},message:"must be equal to one of the allowed values",schema:schema_b2b0423dcba7.enum,parentSchema:schema_b2b0423dcba7,data});
errors++;
}
validate_MailFolder.errors = vErrors;
return errors === 0;
}
validate_MailFolder.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_McpToolCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpToolCall.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverName"},message:"must have required property '"+"serverName"+"'",schema:schema_38ecbd74aeaf.required,parentSchema:schema_38ecbd74aeaf,data});
errors++;
}
if(data.toolName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolName"},message:"must have required property '"+"toolName"+"'",schema:schema_38ecbd74aeaf.required,parentSchema:schema_38ecbd74aeaf,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "serverName") || (key0 === "toolName")) || (key0 === "arguments"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_38ecbd74aeaf,data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_38ecbd74aeaf.properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_38ecbd74aeaf.properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_38ecbd74aeaf.properties.serverName.type,parentSchema:schema_38ecbd74aeaf.properties.serverName,data:data0});
errors++;
}
}
if(data.toolName !== undefined){
let data1 = data.toolName;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_38ecbd74aeaf.properties.toolName,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_38ecbd74aeaf.properties.toolName,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_38ecbd74aeaf.properties.toolName.type,parentSchema:schema_38ecbd74aeaf.properties.toolName,data:data1});
errors++;
}
}
if(data.arguments !== undefined){
let data2 = data.arguments;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_38ecbd74aeaf.properties.arguments.type,parentSchema:schema_38ecbd74aeaf.properties.arguments,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_38ecbd74aeaf.type,parentSchema:schema_38ecbd74aeaf,data});
errors++;
}
validate_McpToolCall.errors = vErrors;
return errors === 0;
}
validate_McpToolCall.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_NewAuthor(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewAuthor.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_e42e299a26f7.required,parentSchema:schema_e42e299a26f7,data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_e42e299a26f7.required,parentSchema:schema_e42e299a26f7,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e42e299a26f7,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e42e299a26f7.properties.name,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e42e299a26f7.properties.name,data:data1});
errors++;
}
if(!pattern_4ca84fdd3192.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_e42e299a26f7.properties.name,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e42e299a26f7.properties.name.type,parentSchema:schema_e42e299a26f7.properties.name,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e42e299a26f7.type,parentSchema:schema_e42e299a26f7,data});
errors++;
}
validate_NewAuthor.errors = vErrors;
return errors === 0;
}
validate_NewAuthor.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_NewEmailAddress(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewEmailAddress.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 254){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_f57a2cbf5155,data});
errors++;
}
if(func_653064f49528(data) < 3){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_f57a2cbf5155,data});
errors++;
}
if(!pattern_778124763279.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$",parentSchema:schema_f57a2cbf5155,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f57a2cbf5155.type,parentSchema:schema_f57a2cbf5155,data});
errors++;
}
validate_NewEmailAddress.errors = vErrors;
return errors === 0;
}
validate_NewEmailAddress.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_NewTags(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewTags.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_d8b3f32cf668,data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_d8b3f32cf668.items,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d8b3f32cf668.items,data:data0});
errors++;
}
if(!pattern_4ca84fdd3192.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_d8b3f32cf668.items,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d8b3f32cf668.items.type,parentSchema:schema_d8b3f32cf668.items,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d8b3f32cf668.type,parentSchema:schema_d8b3f32cf668,data});
errors++;
}
validate_NewTags.errors = vErrors;
return errors === 0;
}
validate_NewTags.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_NewTaskIntent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewTaskIntent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_847177f9a068,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_847177f9a068,data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_847177f9a068,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_847177f9a068.type,parentSchema:schema_847177f9a068,data});
errors++;
}
validate_NewTaskIntent.errors = vErrors;
return errors === 0;
}
validate_NewTaskIntent.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_NewTaskTitle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewTaskTitle.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_9d72abee77de,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_9d72abee77de,data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_9d72abee77de,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9d72abee77de.type,parentSchema:schema_9d72abee77de,data});
errors++;
}
validate_NewTaskTitle.errors = vErrors;
return errors === 0;
}
validate_NewTaskTitle.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_NextClaimInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NextClaimInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "tag") || (key0 === "leaseSeconds"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0533c59a56ab,data});
errors++;
}
}
if(data.tag !== undefined){
let data0 = data.tag;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_0533c59a56ab.properties.tag,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0533c59a56ab.properties.tag,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0533c59a56ab.properties.tag.type,parentSchema:schema_0533c59a56ab.properties.tag,data:data0});
errors++;
}
}
if(data.leaseSeconds !== undefined){
if(!(validate_LeaseSeconds(data.leaseSeconds, {instancePath:instancePath+"/leaseSeconds",parentData:data,parentDataProperty:"leaseSeconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LeaseSeconds.errors : vErrors.concat(validate_LeaseSeconds.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0533c59a56ab.type,parentSchema:schema_0533c59a56ab,data});
errors++;
}
validate_NextClaimInput.errors = vErrors;
return errors === 0;
}
validate_NextClaimInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_OperationId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_OperationId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_fc7c11032bb8.type,parentSchema:schema_fc7c11032bb8,data});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "listTasks") || (data === "createTask")) || (data === "getNextTask")) || (data === "claimNextTask")) || (data === "getTask")) || (data === "updateTask")) || (data === "deleteTask")) || (data === "transitionTask")) || (data === "claimTask")) || (data === "releaseTask")) || (data === "setTaskDependencies")) || (data === "listTaskHistory")) || (data === "getTaskRevision")) || (data === "restoreTaskRevision")) || (data === "listTaskComments")) || (data === "createTaskComment")) || (data === "getTaskComment")) || (data === "updateTaskComment")) || (data === "deleteTaskComment")) || (data === "setTaskReviewers")) || (data === "listTaskReviews")) || (data === "submitTaskReview")) || (data === "getTaskReview")) || (data === "listPlanSteps")) || (data === "createPlanStep")) || (data === "reorderPlanSteps")) || (data === "executePlan")) || (data === "getPlanStep")) || (data === "updatePlanStep")) || (data === "deletePlanStep")) || (data === "executePlanStep")) || (data === "getTaskChanges")) || (data === "replaceTaskChanges")) || (data === "applyTaskChanges")) || (data === "listJobs")) || (data === "listSchedules")) || (data === "createSchedule")) || (data === "getSchedule")) || (data === "updateSchedule")) || (data === "deleteSchedule")) || (data === "getJob")) || (data === "cancelJob")) || (data === "retryJob")) || (data === "getJobLog")) || (data === "streamJob")) || (data === "listResources")) || (data === "uploadResource")) || (data === "getResource")) || (data === "updateResource")) || (data === "deleteResource")) || (data === "getResourceThumbnail")) || (data === "createResourceLink")) || (data === "getLinkedFile")) || (data === "listTerminals")) || (data === "openTerminal")) || (data === "getTerminal")) || (data === "closeTerminal")) || (data === "resizeTerminalSession")) || (data === "writeTerminalSession")) || (data === "readTerminalSession")) || (data === "resizeTerminal")) || (data === "writeTerminal")) || (data === "readTerminal")) || (data === "listMailFolders")) || (data === "sendEmail")) || (data === "listEmails")) || (data === "deliverEmail")) || (data === "getEmail")) || (data === "deleteEmail")) || (data === "moveEmail")) || (data === "getEmailSource")) || (data === "getEmailAttachment")) || (data === "createTaskFromEmail")) || (data === "getRoleContext")) || (data === "getConfig")) || (data === "getApproval")) || (data === "approveCommands")) || (data === "pushChanges")) || (data === "executeMcpTool")) || (data === "getIdentity")) || (data === "login")) || (data === "logout")) || (data === "getSetup")) || (data === "completeSetup")) || (data === "acceptInvite")) || (data === "listTokens")) || (data === "createToken")) || (data === "getToken")) || (data === "revokeToken")) || (data === "rotateToken")) || (data === "exchangeToken")) || (data === "listScopes")) || (data === "listSessions")) || (data === "revokeSession")) || (data === "checkAccess")) || (data === "listAuditEntries")) || (data === "getCurrentUser")) || (data === "updateCurrentUser")) || (data === "changePassword")) || (data === "getPreferences")) || (data === "updatePreferences")) || (data === "listUsers")) || (data === "createUser")) || (data === "getUser")) || (data === "updateUser")) || (data === "deleteUser")) || (data === "createUserInvite")) || (data === "disableUser")) || (data === "enableUser")) || (data === "streamEvents")) || (data === "createEventTicket")) || (data === "listWebhooks")) || (data === "createWebhook")) || (data === "getWebhook")) || (data === "updateWebhook")) || (data === "deleteWebhook")) || (data === "testWebhook")) || (data === "listDeliveries")) || (data === "redeliver")) || (data === "rotateWebhookSecret")) || (data === "getVersion")) || (data === "getHealth")) || (data === "getReadiness")) || (data === "getLimits")) || (data === "listErrorCodes"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_fc7c11032bb8.enum},message:"must be equal to one of the allowed values",schema:schema_fc7c11032bb8.enum,parentSchema:schema_fc7c11032bb8,data});
errors++;
}
validate_OperationId.errors = vErrors;
return errors === 0;
}
validate_OperationId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Password(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Password.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_8caad97c0c93,data});
errors++;
}
if(func_653064f49528(data) < 10){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema_8caad97c0c93,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8caad97c0c93.type,parentSchema:schema_8caad97c0c93,data});
errors++;
}
validate_Password.errors = vErrors;
return errors === 0;
}
validate_Password.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_PasswordChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PasswordChange.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.newPassword === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'",schema:schema_57e78f77758c.required,parentSchema:schema_57e78f77758c,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "currentPassword") || (key0 === "newPassword"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_57e78f77758c,data});
errors++;
}
}
if(data.currentPassword !== undefined){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_57e78f77758c.properties.currentPassword,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_57e78f77758c.properties.currentPassword,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_57e78f77758c.properties.currentPassword.type,parentSchema:schema_57e78f77758c.properties.currentPassword,data:data0});
errors++;
}
}
if(data.newPassword !== undefined){
if(!(validate_Password(data.newPassword, {instancePath:instancePath+"/newPassword",parentData:data,parentDataProperty:"newPassword",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_57e78f77758c.type,parentSchema:schema_57e78f77758c,data});
errors++;
}
validate_PasswordChange.errors = vErrors;
return errors === 0;
}
validate_PasswordChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PlanExecutionInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlanExecutionInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.restart === undefined){
data.restart = false;
}
for(const key0 in data){
if(!((key0 === "timeoutSeconds") || (key0 === "restart"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_835ac363cda3,data});
errors++;
}
}
if(data.timeoutSeconds !== undefined){
if(!(validate_TimeoutSeconds(data.timeoutSeconds, {instancePath:instancePath+"/timeoutSeconds",parentData:data,parentDataProperty:"timeoutSeconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeoutSeconds.errors : vErrors.concat(validate_TimeoutSeconds.errors);
errors = vErrors.length;
}
}
let data1 = data.restart;
if(typeof data1 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/restart",schemaPath:"#/properties/restart/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_835ac363cda3.properties.restart.type,parentSchema:schema_835ac363cda3.properties.restart,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_835ac363cda3.type,parentSchema:schema_835ac363cda3,data});
errors++;
}
validate_PlanExecutionInput.errors = vErrors;
return errors === 0;
}
validate_PlanExecutionInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PlanOrderInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlanOrderInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepIds === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepIds"},message:"must have required property '"+"stepIds"+"'",schema:schema_3abe50a89655.required,parentSchema:schema_3abe50a89655,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "stepIds")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_3abe50a89655,data});
errors++;
}
}
if(data.stepIds !== undefined){
let data0 = data.stepIds;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/stepIds",schemaPath:"#/properties/stepIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_3abe50a89655.properties.stepIds,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Id(data0[i0], {instancePath:instancePath+"/stepIds/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/stepIds",schemaPath:"#/properties/stepIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_3abe50a89655.properties.stepIds.type,parentSchema:schema_3abe50a89655.properties.stepIds,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3abe50a89655.type,parentSchema:schema_3abe50a89655,data});
errors++;
}
validate_PlanOrderInput.errors = vErrors;
return errors === 0;
}
validate_PlanOrderInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PlanScheduleInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlanScheduleInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cron === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_e44bff718aa2.required,parentSchema:schema_e44bff718aa2,data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_e44bff718aa2.required,parentSchema:schema_e44bff718aa2,data});
errors++;
}
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_e44bff718aa2.required,parentSchema:schema_e44bff718aa2,data});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e44bff718aa2,data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_e44bff718aa2.properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44bff718aa2.properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_e44bff718aa2.properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2.properties.name.type,parentSchema:schema_e44bff718aa2.properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e44bff718aa2.properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_e44bff718aa2.properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2.properties.cron.type,parentSchema:schema_e44bff718aa2.properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_e44bff718aa2.properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44bff718aa2.properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2.properties.timeZone.type,parentSchema:schema_e44bff718aa2.properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2.properties.kind.type,parentSchema:schema_e44bff718aa2.properties.kind,data:data3});
errors++;
}
if("execute_plan" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "execute_plan"},message:"must be equal to constant",schema:"execute_plan",parentSchema:schema_e44bff718aa2.properties.kind,data:data3});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
let data5 = data.isActive;
if(typeof data5 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_e44bff718aa2.properties.isActive.type,parentSchema:schema_e44bff718aa2.properties.isActive,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e44bff718aa2.type,parentSchema:schema_e44bff718aa2,data});
errors++;
}
validate_PlanScheduleInput.errors = vErrors;
return errors === 0;
}
validate_PlanScheduleInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PlanStepInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlanStepInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema_354db61fd466.required,parentSchema:schema_354db61fd466,data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "command")) || (key0 === "expectedOutcome")) || (key0 === "position"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_354db61fd466,data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_354db61fd466.properties.description,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_354db61fd466.properties.description,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_354db61fd466.properties.description,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_354db61fd466.properties.description.type,parentSchema:schema_354db61fd466.properties.description,data:data0});
errors++;
}
}
if(data.command !== undefined){
if(!(validate_StepCommand(data.command, {instancePath:instancePath+"/command",parentData:data,parentDataProperty:"command",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_StepCommand.errors : vErrors.concat(validate_StepCommand.errors);
errors = vErrors.length;
}
}
if(data.expectedOutcome !== undefined){
if(!(validate_ExpectedOutcome(data.expectedOutcome, {instancePath:instancePath+"/expectedOutcome",parentData:data,parentDataProperty:"expectedOutcome",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ExpectedOutcome.errors : vErrors.concat(validate_ExpectedOutcome.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data3 = data.position;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = add(vErrors, {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_354db61fd466.properties.position.type,parentSchema:schema_354db61fd466.properties.position,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_354db61fd466.properties.position,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_354db61fd466.properties.position,data:data3});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_354db61fd466.type,parentSchema:schema_354db61fd466,data});
errors++;
}
validate_PlanStepInput.errors = vErrors;
return errors === 0;
}
validate_PlanStepInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PlanStepPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlanStepPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_e44d4be07d50,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "description") || (key0 === "command")) || (key0 === "expectedOutcome"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e44d4be07d50,data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_e44d4be07d50.properties.description,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44d4be07d50.properties.description,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_e44d4be07d50.properties.description,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44d4be07d50.properties.description.type,parentSchema:schema_e44d4be07d50.properties.description,data:data0});
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema_e44d4be07d50.properties.command.type},message:"must be string,null",schema:schema_e44d4be07d50.properties.command.type,parentSchema:schema_e44d4be07d50.properties.command,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_e44d4be07d50.properties.command,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44d4be07d50.properties.command,data:data1});
errors++;
}
if(!pattern_8b68993ae9cc.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "^[^\\0]*$"},message:"must match pattern \""+"^[^\\0]*$"+"\"",schema:"^[^\\0]*$",parentSchema:schema_e44d4be07d50.properties.command,data:data1});
errors++;
}
}
}
if(data.expectedOutcome !== undefined){
let data2 = data.expectedOutcome;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOutcome",schemaPath:"#/properties/expectedOutcome/type",keyword:"type",params:{type: schema_e44d4be07d50.properties.expectedOutcome.type},message:"must be string,null",schema:schema_e44d4be07d50.properties.expectedOutcome.type,parentSchema:schema_e44d4be07d50.properties.expectedOutcome,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOutcome",schemaPath:"#/properties/expectedOutcome/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_e44d4be07d50.properties.expectedOutcome,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e44d4be07d50.type,parentSchema:schema_e44d4be07d50,data});
errors++;
}
validate_PlanStepPatch.errors = vErrors;
return errors === 0;
}
validate_PlanStepPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PlanStepScheduleInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PlanStepScheduleInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cron === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_189a5f53465f.required,parentSchema:schema_189a5f53465f,data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_189a5f53465f.required,parentSchema:schema_189a5f53465f,data});
errors++;
}
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_189a5f53465f.required,parentSchema:schema_189a5f53465f,data});
errors++;
}
if(data.planStepId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "planStepId"},message:"must have required property '"+"planStepId"+"'",schema:schema_189a5f53465f.required,parentSchema:schema_189a5f53465f,data});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "planStepId")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_189a5f53465f,data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_189a5f53465f.properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_189a5f53465f.properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_189a5f53465f.properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f.properties.name.type,parentSchema:schema_189a5f53465f.properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_189a5f53465f.properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_189a5f53465f.properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f.properties.cron.type,parentSchema:schema_189a5f53465f.properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_189a5f53465f.properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_189a5f53465f.properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f.properties.timeZone.type,parentSchema:schema_189a5f53465f.properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f.properties.kind.type,parentSchema:schema_189a5f53465f.properties.kind,data:data3});
errors++;
}
if("execute_plan_step" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "execute_plan_step"},message:"must be equal to constant",schema:"execute_plan_step",parentSchema:schema_189a5f53465f.properties.kind,data:data3});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.planStepId !== undefined){
if(!(validate_Id(data.planStepId, {instancePath:instancePath+"/planStepId",parentData:data,parentDataProperty:"planStepId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
let data6 = data.isActive;
if(typeof data6 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_189a5f53465f.properties.isActive.type,parentSchema:schema_189a5f53465f.properties.isActive,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_189a5f53465f.type,parentSchema:schema_189a5f53465f,data});
errors++;
}
validate_PlanStepScheduleInput.errors = vErrors;
return errors === 0;
}
validate_PlanStepScheduleInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_PreferencesPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PreferencesPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema_9c5db754e1c3,data});
errors++;
}
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_9c5db754e1c3,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9c5db754e1c3.type,parentSchema:schema_9c5db754e1c3,data});
errors++;
}
validate_PreferencesPatch.errors = vErrors;
return errors === 0;
}
validate_PreferencesPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Preset(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Preset.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cd01bf4ef390.type,parentSchema:schema_cd01bf4ef390,data});
errors++;
}
if(!((((data === "read_only") || (data === "agent")) || (data === "ci")) || (data === "full"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_cd01bf4ef390.enum},message:"must be equal to one of the allowed values",schema:schema_cd01bf4ef390.enum,parentSchema:schema_cd01bf4ef390,data});
errors++;
}
validate_Preset.errors = vErrors;
return errors === 0;
}
validate_Preset.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Priority(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Priority.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f8886c0311cd.type,parentSchema:schema_f8886c0311cd,data});
errors++;
}
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === "critical"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f8886c0311cd.enum},message:"must be equal to one of the allowed values",schema:schema_f8886c0311cd.enum,parentSchema:schema_f8886c0311cd,data});
errors++;
}
validate_Priority.errors = vErrors;
return errors === 0;
}
validate_Priority.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_PushInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PushInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "remote") || (key0 === "branch")) || (key0 === "force")) || (key0 === "dryRun")) || (key0 === "expectedOid"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_2db2e1b17b73,data});
errors++;
}
}
if(data.remote !== undefined){
let data0 = data.remote;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_2db2e1b17b73.properties.remote,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_2db2e1b17b73.properties.remote,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2db2e1b17b73.properties.remote.type,parentSchema:schema_2db2e1b17b73.properties.remote,data:data0});
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_2db2e1b17b73.properties.branch,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_2db2e1b17b73.properties.branch,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2db2e1b17b73.properties.branch.type,parentSchema:schema_2db2e1b17b73.properties.branch,data:data1});
errors++;
}
}
if(data.force !== undefined){
let data2 = data.force;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_2db2e1b17b73.properties.force.type,parentSchema:schema_2db2e1b17b73.properties.force,data:data2});
errors++;
}
}
if(data.dryRun !== undefined){
let data3 = data.dryRun;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_2db2e1b17b73.properties.dryRun.type,parentSchema:schema_2db2e1b17b73.properties.dryRun,data:data3});
errors++;
}
}
if(data.expectedOid !== undefined){
let data4 = data.expectedOid;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_2db2e1b17b73.properties.expectedOid,data:data4});
errors++;
}
if(func_653064f49528(data4) < 40){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/minLength",keyword:"minLength",params:{limit: 40},message:"must NOT have fewer than 40 characters",schema:40,parentSchema:schema_2db2e1b17b73.properties.expectedOid,data:data4});
errors++;
}
if(!pattern_0f9eb2dd2a36.test(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\"",schema:"^([0-9a-f]{40}|[0-9a-f]{64})$",parentSchema:schema_2db2e1b17b73.properties.expectedOid,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2db2e1b17b73.properties.expectedOid.type,parentSchema:schema_2db2e1b17b73.properties.expectedOid,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_2db2e1b17b73.type,parentSchema:schema_2db2e1b17b73,data});
errors++;
}
validate_PushInput.errors = vErrors;
return errors === 0;
}
validate_PushInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Readiness(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Readiness.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4821d8f0c305.type,parentSchema:schema_4821d8f0c305,data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_4821d8f0c305,data});
errors++;
}
if(data < 0 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_4821d8f0c305,data});
errors++;
}
}
validate_Readiness.errors = vErrors;
return errors === 0;
}
validate_Readiness.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Recipient(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Recipient.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 512){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_9b0c390303f1,data});
errors++;
}
if(func_653064f49528(data) < 3){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_9b0c390303f1,data});
errors++;
}
if(!pattern_4ca84fdd3192.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_9b0c390303f1,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9b0c390303f1.type,parentSchema:schema_9b0c390303f1,data});
errors++;
}
validate_Recipient.errors = vErrors;
return errors === 0;
}
validate_Recipient.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Recipients(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Recipients.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_dc25b322485d,data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Recipient(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Recipient.errors : vErrors.concat(validate_Recipient.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_dc25b322485d.type,parentSchema:schema_dc25b322485d,data});
errors++;
}
validate_Recipients.errors = vErrors;
return errors === 0;
}
validate_Recipients.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_ReleaseInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ReleaseInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "claimId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_084bac2550c6,data});
errors++;
}
}
if(data.claimId !== undefined){
if(!(validate_Id(data.claimId, {instancePath:instancePath+"/claimId",parentData:data,parentDataProperty:"claimId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_084bac2550c6.type,parentSchema:schema_084bac2550c6,data});
errors++;
}
validate_ReleaseInput.errors = vErrors;
return errors === 0;
}
validate_ReleaseInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ResourcePatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ResourcePatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_c26d4508ceda,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "description") || (key0 === "taskId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c26d4508ceda,data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_c26d4508ceda.properties.description.type},message:"must be string,null",schema:schema_c26d4508ceda.properties.description.type,parentSchema:schema_c26d4508ceda.properties.description,data:data0});
errors++;
}
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_c26d4508ceda.properties.description,data:data0});
errors++;
}
}
}
if(data.taskId !== undefined){
let data1 = data.taskId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: schema_c26d4508ceda.properties.taskId.type},message:"must be string,null",schema:schema_c26d4508ceda.properties.taskId.type,parentSchema:schema_c26d4508ceda.properties.taskId,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_c26d4508ceda.properties.taskId,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c26d4508ceda.properties.taskId,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c26d4508ceda.type,parentSchema:schema_c26d4508ceda,data});
errors++;
}
validate_ResourcePatch.errors = vErrors;
return errors === 0;
}
validate_ResourcePatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ReviewInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ReviewInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verdict === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'",schema:schema_462d7534f1ad.required,parentSchema:schema_462d7534f1ad,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "verdict") || (key0 === "content"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_462d7534f1ad,data});
errors++;
}
}
if(data.verdict !== undefined){
if(!(validate_Verdict(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Verdict.errors : vErrors.concat(validate_Verdict.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_462d7534f1ad.properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_462d7534f1ad.properties.content.type,parentSchema:schema_462d7534f1ad.properties.content,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_462d7534f1ad.type,parentSchema:schema_462d7534f1ad,data});
errors++;
}
validate_ReviewInput.errors = vErrors;
return errors === 0;
}
validate_ReviewInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Reviewers(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Reviewers.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_81a005dce18d,data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_81a005dce18d.items,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_81a005dce18d.items,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_81a005dce18d.items.type,parentSchema:schema_81a005dce18d.items,data:data0});
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = add(vErrors, {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_81a005dce18d,data});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_81a005dce18d.type,parentSchema:schema_81a005dce18d,data});
errors++;
}
validate_Reviewers.errors = vErrors;
return errors === 0;
}
validate_Reviewers.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_ReviewersInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ReviewersInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reviewers === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewers"},message:"must have required property '"+"reviewers"+"'",schema:schema_b6458a96c749.required,parentSchema:schema_b6458a96c749,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "reviewers")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b6458a96c749,data});
errors++;
}
}
if(data.reviewers !== undefined){
if(!(validate_Reviewers(data.reviewers, {instancePath:instancePath+"/reviewers",parentData:data,parentDataProperty:"reviewers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Reviewers.errors : vErrors.concat(validate_Reviewers.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b6458a96c749.type,parentSchema:schema_b6458a96c749,data});
errors++;
}
validate_ReviewersInput.errors = vErrors;
return errors === 0;
}
validate_ReviewersInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Role(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Role.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f251aa97185d.type,parentSchema:schema_f251aa97185d,data});
errors++;
}
if(!(((((data === "owner") || (data === "maintainer")) || (data === "developer")) || (data === "viewer")) || (data === "agent"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f251aa97185d.enum},message:"must be equal to one of the allowed values",schema:schema_f251aa97185d.enum,parentSchema:schema_f251aa97185d,data});
errors++;
}
validate_Role.errors = vErrors;
return errors === 0;
}
validate_Role.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_RotationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RotationInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "overlapSeconds")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f6e8c25e4099,data});
errors++;
}
}
if(data.overlapSeconds !== undefined){
let data0 = data.overlapSeconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/overlapSeconds",schemaPath:"#/properties/overlapSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_f6e8c25e4099.properties.overlapSeconds.type,parentSchema:schema_f6e8c25e4099.properties.overlapSeconds,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/overlapSeconds",schemaPath:"#/properties/overlapSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800",schema:604800,parentSchema:schema_f6e8c25e4099.properties.overlapSeconds,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/overlapSeconds",schemaPath:"#/properties/overlapSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_f6e8c25e4099.properties.overlapSeconds,data:data0});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f6e8c25e4099.type,parentSchema:schema_f6e8c25e4099,data});
errors++;
}
validate_RotationInput.errors = vErrors;
return errors === 0;
}
validate_RotationInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Rows(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Rows.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_45dd10d6b791.type,parentSchema:schema_45dd10d6b791,data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_45dd10d6b791,data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_45dd10d6b791,data});
errors++;
}
}
validate_Rows.errors = vErrors;
return errors === 0;
}
validate_Rows.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ScheduleInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScheduleInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "execute_plan"){
if(!(validate_PlanScheduleInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanScheduleInput.errors : vErrors.concat(validate_PlanScheduleInput.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "execute_plan_step"){
if(!(validate_PlanStepScheduleInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PlanStepScheduleInput.errors : vErrors.concat(validate_PlanStepScheduleInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "send_email"){
if(!(validate_EmailScheduleInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EmailScheduleInput.errors : vErrors.concat(validate_EmailScheduleInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "sweep_resources"){
if(!(validate_SweepScheduleInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SweepScheduleInput.errors : vErrors.concat(validate_SweepScheduleInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema_0b829239e80d.discriminator,parentSchema:schema_0b829239e80d,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema_0b829239e80d.discriminator,parentSchema:schema_0b829239e80d,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0b829239e80d.type,parentSchema:schema_0b829239e80d,data});
errors++;
}
validate_ScheduleInput.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ScheduleInput.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate_SchedulePatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SchedulePatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_cab6eb7f679b,data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cab6eb7f679b,data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_cab6eb7f679b.properties.name.type},message:"must be string,null",schema:schema_cab6eb7f679b.properties.name.type,parentSchema:schema_cab6eb7f679b.properties.name,data:data0});
errors++;
}
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_cab6eb7f679b.properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cab6eb7f679b.properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_cab6eb7f679b.properties.name,data:data0});
errors++;
}
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_cab6eb7f679b.properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_cab6eb7f679b.properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cab6eb7f679b.properties.cron.type,parentSchema:schema_cab6eb7f679b.properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_cab6eb7f679b.properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cab6eb7f679b.properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cab6eb7f679b.properties.timeZone.type,parentSchema:schema_cab6eb7f679b.properties.timeZone,data:data2});
errors++;
}
}
if(data.isActive !== undefined){
let data3 = data.isActive;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_cab6eb7f679b.properties.isActive.type,parentSchema:schema_cab6eb7f679b.properties.isActive,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cab6eb7f679b.type,parentSchema:schema_cab6eb7f679b,data});
errors++;
}
validate_SchedulePatch.errors = vErrors;
return errors === 0;
}
validate_SchedulePatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Scope(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Scope.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_7b63c6b54030.type,parentSchema:schema_7b63c6b54030,data});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "tasks:read")) || (data === "tasks:write")) || (data === "tasks:execute")) || (data === "resources:read")) || (data === "resources:write")) || (data === "terminal:read")) || (data === "terminal:execute")) || (data === "mail:read")) || (data === "mail:write")) || (data === "mail:send")) || (data === "context:read")) || (data === "context:write")) || (data === "config:read")) || (data === "config:write")) || (data === "secrets:write")) || (data === "git:read")) || (data === "git:write")) || (data === "git:push")) || (data === "mcp:read")) || (data === "mcp:execute")) || (data === "mcp:admin")) || (data === "skills:read")) || (data === "skills:write")) || (data === "skills:execute")) || (data === "knowledge:read")) || (data === "knowledge:write")) || (data === "ai:read")) || (data === "ai:execute")) || (data === "ai:admin")) || (data === "chats:read")) || (data === "chats:write")) || (data === "identity:read")) || (data === "identity:write")) || (data === "tokens:manage")) || (data === "users:read")) || (data === "users:admin")) || (data === "jobs:read")) || (data === "jobs:write")) || (data === "integrations:admin")) || (data === "events:read")) || (data === "webhooks:admin")) || (data === "audit:read"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_7b63c6b54030.enum},message:"must be equal to one of the allowed values",schema:schema_7b63c6b54030.enum,parentSchema:schema_7b63c6b54030,data});
errors++;
}
validate_Scope.errors = vErrors;
return errors === 0;
}
validate_Scope.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SetupInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SetupInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_1ab50897da3c.required,parentSchema:schema_1ab50897da3c,data});
errors++;
}
if(data.username === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema_1ab50897da3c.required,parentSchema:schema_1ab50897da3c,data});
errors++;
}
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_1ab50897da3c.required,parentSchema:schema_1ab50897da3c,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "username")) || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1ab50897da3c,data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_DisplayName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DisplayName.errors : vErrors.concat(validate_DisplayName.errors);
errors = vErrors.length;
}
}
if(data.username !== undefined){
if(!(validate_Username(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Username.errors : vErrors.concat(validate_Username.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1ab50897da3c.type,parentSchema:schema_1ab50897da3c,data});
errors++;
}
validate_SetupInput.errors = vErrors;
return errors === 0;
}
validate_SetupInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_StepCommand(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_StepCommand.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 65536){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_25de4b3e43f3,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_25de4b3e43f3,data});
errors++;
}
if(!pattern_8b68993ae9cc.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\0]*$"},message:"must match pattern \""+"^[^\\0]*$"+"\"",schema:"^[^\\0]*$",parentSchema:schema_25de4b3e43f3,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_25de4b3e43f3.type,parentSchema:schema_25de4b3e43f3,data});
errors++;
}
validate_StepCommand.errors = vErrors;
return errors === 0;
}
validate_StepCommand.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_StepExecutionInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_StepExecutionInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "timeoutSeconds")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_3dc4936e683f,data});
errors++;
}
}
if(data.timeoutSeconds !== undefined){
if(!(validate_TimeoutSeconds(data.timeoutSeconds, {instancePath:instancePath+"/timeoutSeconds",parentData:data,parentDataProperty:"timeoutSeconds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TimeoutSeconds.errors : vErrors.concat(validate_TimeoutSeconds.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3dc4936e683f.type,parentSchema:schema_3dc4936e683f,data});
errors++;
}
validate_StepExecutionInput.errors = vErrors;
return errors === 0;
}
validate_StepExecutionInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SweepScheduleInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SweepScheduleInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cron === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_cef2a7ea133c.required,parentSchema:schema_cef2a7ea133c,data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_cef2a7ea133c.required,parentSchema:schema_cef2a7ea133c,data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cef2a7ea133c,data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_cef2a7ea133c.properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cef2a7ea133c.properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_cef2a7ea133c.properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c.properties.name.type,parentSchema:schema_cef2a7ea133c.properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_cef2a7ea133c.properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_cef2a7ea133c.properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c.properties.cron.type,parentSchema:schema_cef2a7ea133c.properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_cef2a7ea133c.properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cef2a7ea133c.properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c.properties.timeZone.type,parentSchema:schema_cef2a7ea133c.properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c.properties.kind.type,parentSchema:schema_cef2a7ea133c.properties.kind,data:data3});
errors++;
}
if("sweep_resources" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "sweep_resources"},message:"must be equal to constant",schema:"sweep_resources",parentSchema:schema_cef2a7ea133c.properties.kind,data:data3});
errors++;
}
}
if(data.isActive !== undefined){
let data4 = data.isActive;
if(typeof data4 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_cef2a7ea133c.properties.isActive.type,parentSchema:schema_cef2a7ea133c.properties.isActive,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cef2a7ea133c.type,parentSchema:schema_cef2a7ea133c,data});
errors++;
}
validate_SweepScheduleInput.errors = vErrors;
return errors === 0;
}
validate_SweepScheduleInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskChangesInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskChangesInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changes === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'",schema:schema_714ea5ef58e7.required,parentSchema:schema_714ea5ef58e7,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "changes")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_714ea5ef58e7,data});
errors++;
}
}
if(data.changes !== undefined){
if(!(validate_FileChanges(data.changes, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FileChanges.errors : vErrors.concat(validate_FileChanges.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_714ea5ef58e7.type,parentSchema:schema_714ea5ef58e7,data});
errors++;
}
validate_TaskChangesInput.errors = vErrors;
return errors === 0;
}
validate_TaskChangesInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskContent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 1000000){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters",schema:1000000,parentSchema:schema_3c52a0e0d542,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_3c52a0e0d542.type,parentSchema:schema_3c52a0e0d542,data});
errors++;
}
validate_TaskContent.errors = vErrors;
return errors === 0;
}
validate_TaskContent.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TaskField(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskField.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_38603fae24b4.type,parentSchema:schema_38603fae24b4,data});
errors++;
}
if(!(((((((((((((((((data === "id") || (data === "title")) || (data === "intent")) || (data === "content")) || (data === "priority")) || (data === "readiness")) || (data === "tags")) || (data === "author")) || (data === "reviewers")) || (data === "state")) || (data === "claim")) || (data === "dependsOn")) || (data === "planStepCount")) || (data === "commentCount")) || (data === "changeCount")) || (data === "createdAt")) || (data === "updatedAt"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_38603fae24b4.enum},message:"must be equal to one of the allowed values",schema:schema_38603fae24b4.enum,parentSchema:schema_38603fae24b4,data});
errors++;
}
validate_TaskField.errors = vErrors;
return errors === 0;
}
validate_TaskField.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TaskIds(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskIds.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_f8dd5d767ba4,data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Id(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_c9f60fb71e99(data[i1], data[j0])){
vErrors = add(vErrors, {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_f8dd5d767ba4,data});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_f8dd5d767ba4.type,parentSchema:schema_f8dd5d767ba4,data});
errors++;
}
validate_TaskIds.errors = vErrors;
return errors === 0;
}
validate_TaskIds.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema_d5674aff9338.anyOf[0].required,parentSchema:schema_d5674aff9338.anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.intent === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'",schema:schema_d5674aff9338.anyOf[1].required,parentSchema:schema_d5674aff9338.anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_d5674aff9338.anyOf,parentSchema:schema_d5674aff9338,data});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "title") || (key0 === "intent")) || (key0 === "content")) || (key0 === "priority")) || (key0 === "readiness")) || (key0 === "tags")) || (key0 === "author"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d5674aff9338,data});
errors++;
}
}
if(data.title !== undefined){
if(!(validate_NewTaskTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTaskTitle.errors : vErrors.concat(validate_NewTaskTitle.errors);
errors = vErrors.length;
}
}
if(data.intent !== undefined){
if(!(validate_NewTaskIntent(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTaskIntent.errors : vErrors.concat(validate_NewTaskIntent.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
if(!(validate_TaskContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TaskContent.errors : vErrors.concat(validate_TaskContent.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
if(!(validate_Priority(data.priority, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Priority.errors : vErrors.concat(validate_Priority.errors);
errors = vErrors.length;
}
}
if(data.readiness !== undefined){
if(!(validate_Readiness(data.readiness, {instancePath:instancePath+"/readiness",parentData:data,parentDataProperty:"readiness",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Readiness.errors : vErrors.concat(validate_Readiness.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate_NewTags(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTags.errors : vErrors.concat(validate_NewTags.errors);
errors = vErrors.length;
}
}
if(data.author !== undefined){
if(!(validate_NewAuthor(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewAuthor.errors : vErrors.concat(validate_NewAuthor.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d5674aff9338.type,parentSchema:schema_d5674aff9338,data});
errors++;
}
validate_TaskInput.errors = vErrors;
return errors === 0;
}
validate_TaskInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_b3ad68730fa6,data});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "intent")) || (key0 === "content")) || (key0 === "priority")) || (key0 === "readiness")) || (key0 === "tags"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b3ad68730fa6,data});
errors++;
}
}
if(data.title !== undefined){
if(!(validate_NewTaskTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTaskTitle.errors : vErrors.concat(validate_NewTaskTitle.errors);
errors = vErrors.length;
}
}
if(data.intent !== undefined){
let data1 = data.intent;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type: schema_b3ad68730fa6.properties.intent.type},message:"must be string,null",schema:schema_b3ad68730fa6.properties.intent.type,parentSchema:schema_b3ad68730fa6.properties.intent,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b3ad68730fa6.properties.intent,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b3ad68730fa6.properties.intent,data:data1});
errors++;
}
if(!pattern_2b48c0b41be3.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_b3ad68730fa6.properties.intent,data:data1});
errors++;
}
}
}
if(data.content !== undefined){
if(!(validate_TaskContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TaskContent.errors : vErrors.concat(validate_TaskContent.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined){
if(!(validate_Priority(data.priority, {instancePath:instancePath+"/priority",parentData:data,parentDataProperty:"priority",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Priority.errors : vErrors.concat(validate_Priority.errors);
errors = vErrors.length;
}
}
if(data.readiness !== undefined){
if(!(validate_Readiness(data.readiness, {instancePath:instancePath+"/readiness",parentData:data,parentDataProperty:"readiness",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Readiness.errors : vErrors.concat(validate_Readiness.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate_NewTags(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTags.errors : vErrors.concat(validate_NewTags.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b3ad68730fa6.type,parentSchema:schema_b3ad68730fa6,data});
errors++;
}
validate_TaskPatch.errors = vErrors;
return errors === 0;
}
validate_TaskPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TaskState(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TaskState.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0cb6bdd42de0.type,parentSchema:schema_0cb6bdd42de0,data});
errors++;
}
if(!((((((data === "open") || (data === "in_progress")) || (data === "blocked")) || (data === "in_review")) || (data === "done")) || (data === "cancelled"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_0cb6bdd42de0.enum},message:"must be equal to one of the allowed values",schema:schema_0cb6bdd42de0.enum,parentSchema:schema_0cb6bdd42de0,data});
errors++;
}
validate_TaskState.errors = vErrors;
return errors === 0;
}
validate_TaskState.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TerminalData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalData.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema_48a273195837.required,parentSchema:schema_48a273195837,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_48a273195837,data});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_48a273195837.properties.data,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_48a273195837.properties.data,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_48a273195837.properties.data.type,parentSchema:schema_48a273195837.properties.data,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_48a273195837.type,parentSchema:schema_48a273195837,data});
errors++;
}
validate_TerminalData.errors = vErrors;
return errors === 0;
}
validate_TerminalData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "cols") || (key0 === "rows")) || (key0 === "command")) || (key0 === "cwd"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6d0cac7dd827,data});
errors++;
}
}
if(data.cols !== undefined){
if(!(validate_Columns(data.cols, {instancePath:instancePath+"/cols",parentData:data,parentDataProperty:"cols",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Columns.errors : vErrors.concat(validate_Columns.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
if(!(validate_Rows(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Rows.errors : vErrors.concat(validate_Rows.errors);
errors = vErrors.length;
}
}
if(data.command !== undefined){
let data2 = data.command;
if(Array.isArray(data2)){
if(data2.length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items",schema:256,parentSchema:schema_6d0cac7dd827.properties.command,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_6d0cac7dd827.properties.command,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_6d0cac7dd827.properties.command.items,data:data3});
errors++;
}
if(!pattern_8b68993ae9cc.test(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]*$"},message:"must match pattern \""+"^[^\\0]*$"+"\"",schema:"^[^\\0]*$",parentSchema:schema_6d0cac7dd827.properties.command.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6d0cac7dd827.properties.command.items.type,parentSchema:schema_6d0cac7dd827.properties.command.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_6d0cac7dd827.properties.command.type,parentSchema:schema_6d0cac7dd827.properties.command,data:data2});
errors++;
}
}
if(data.cwd !== undefined){
if(!(validate_FilePath(data.cwd, {instancePath:instancePath+"/cwd",parentData:data,parentDataProperty:"cwd",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FilePath.errors : vErrors.concat(validate_FilePath.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6d0cac7dd827.type,parentSchema:schema_6d0cac7dd827,data});
errors++;
}
validate_TerminalInput.errors = vErrors;
return errors === 0;
}
validate_TerminalInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalResize(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalResize.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_a464af5b19ec.required,parentSchema:schema_a464af5b19ec,data});
errors++;
}
if(data.cols === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cols"},message:"must have required property '"+"cols"+"'",schema:schema_a464af5b19ec.required,parentSchema:schema_a464af5b19ec,data});
errors++;
}
if(data.rows === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema_a464af5b19ec.required,parentSchema:schema_a464af5b19ec,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sessionId") || (key0 === "cols")) || (key0 === "rows"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a464af5b19ec,data});
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validate_Id(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.cols !== undefined){
if(!(validate_Columns(data.cols, {instancePath:instancePath+"/cols",parentData:data,parentDataProperty:"cols",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Columns.errors : vErrors.concat(validate_Columns.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
if(!(validate_Rows(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Rows.errors : vErrors.concat(validate_Rows.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a464af5b19ec.type,parentSchema:schema_a464af5b19ec,data});
errors++;
}
validate_TerminalResize.errors = vErrors;
return errors === 0;
}
validate_TerminalResize.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalSize(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalSize.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cols === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cols"},message:"must have required property '"+"cols"+"'",schema:schema_331af95448fc.required,parentSchema:schema_331af95448fc,data});
errors++;
}
if(data.rows === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema_331af95448fc.required,parentSchema:schema_331af95448fc,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "cols") || (key0 === "rows"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_331af95448fc,data});
errors++;
}
}
if(data.cols !== undefined){
if(!(validate_Columns(data.cols, {instancePath:instancePath+"/cols",parentData:data,parentDataProperty:"cols",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Columns.errors : vErrors.concat(validate_Columns.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
if(!(validate_Rows(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Rows.errors : vErrors.concat(validate_Rows.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_331af95448fc.type,parentSchema:schema_331af95448fc,data});
errors++;
}
validate_TerminalSize.errors = vErrors;
return errors === 0;
}
validate_TerminalSize.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalWrite(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalWrite.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_09ef344dd951.required,parentSchema:schema_09ef344dd951,data});
errors++;
}
if(data.data === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema_09ef344dd951.required,parentSchema:schema_09ef344dd951,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "sessionId") || (key0 === "data"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_09ef344dd951,data});
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validate_Id(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_09ef344dd951.properties.data,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_09ef344dd951.properties.data,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_09ef344dd951.properties.data.type,parentSchema:schema_09ef344dd951.properties.data,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_09ef344dd951.type,parentSchema:schema_09ef344dd951,data});
errors++;
}
validate_TerminalWrite.errors = vErrors;
return errors === 0;
}
validate_TerminalWrite.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TimeoutSeconds(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TimeoutSeconds.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_1895865064eb.type,parentSchema:schema_1895865064eb,data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 3600 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema_1895865064eb,data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_1895865064eb,data});
errors++;
}
}
validate_TimeoutSeconds.errors = vErrors;
return errors === 0;
}
validate_TimeoutSeconds.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Timestamp(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Timestamp.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 35){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",schema:35,parentSchema:schema_f87ce85d9e67,data});
errors++;
}
if(func_653064f49528(data) < 20){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_f87ce85d9e67,data});
errors++;
}
if(!(formats_d7be5bb1c2fa.validate(data))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_f87ce85d9e67,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f87ce85d9e67.type,parentSchema:schema_f87ce85d9e67,data});
errors++;
}
validate_Timestamp.errors = vErrors;
return errors === 0;
}
validate_Timestamp.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TokenInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TokenInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.scopes === undefined) && (missing0 = "scopes")) || ((data.preset === undefined) && (missing0 = "preset"))){
vErrors = add(vErrors, {});
errors++;
}
}
var valid0 = _errs2 === errors;
if(valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema_335e73ec9d6c.not,parentSchema:schema_335e73ec9d6c,data});
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_335e73ec9d6c.required,parentSchema:schema_335e73ec9d6c,data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "scopes")) || (key0 === "preset")) || (key0 === "allow")) || (key0 === "expiresInDays"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_335e73ec9d6c,data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_DisplayName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DisplayName.errors : vErrors.concat(validate_DisplayName.errors);
errors = vErrors.length;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_335e73ec9d6c.properties.scopes,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_Scope(data1[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Scope.errors : vErrors.concat(validate_Scope.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_335e73ec9d6c.properties.scopes.type,parentSchema:schema_335e73ec9d6c.properties.scopes,data:data1});
errors++;
}
}
if(data.preset !== undefined){
if(!(validate_Preset(data.preset, {instancePath:instancePath+"/preset",parentData:data,parentDataProperty:"preset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Preset.errors : vErrors.concat(validate_Preset.errors);
errors = vErrors.length;
}
}
if(data.allow !== undefined){
if(!(validate_AllowList(data.allow, {instancePath:instancePath+"/allow",parentData:data,parentDataProperty:"allow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AllowList.errors : vErrors.concat(validate_AllowList.errors);
errors = vErrors.length;
}
}
if(data.expiresInDays !== undefined){
let data5 = data.expiresInDays;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInDays",schemaPath:"#/properties/expiresInDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_335e73ec9d6c.properties.expiresInDays.type,parentSchema:schema_335e73ec9d6c.properties.expiresInDays,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInDays",schemaPath:"#/properties/expiresInDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365",schema:365,parentSchema:schema_335e73ec9d6c.properties.expiresInDays,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInDays",schemaPath:"#/properties/expiresInDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_335e73ec9d6c.properties.expiresInDays,data:data5});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_335e73ec9d6c.type,parentSchema:schema_335e73ec9d6c,data});
errors++;
}
validate_TokenInput.errors = vErrors;
return errors === 0;
}
validate_TokenInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TransitionInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TransitionInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'",schema:schema_5cf8da11e6ef.required,parentSchema:schema_5cf8da11e6ef,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "state") || (key0 === "claimId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5cf8da11e6ef,data});
errors++;
}
}
if(data.state !== undefined){
if(!(validate_TaskState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TaskState.errors : vErrors.concat(validate_TaskState.errors);
errors = vErrors.length;
}
}
if(data.claimId !== undefined){
if(!(validate_Id(data.claimId, {instancePath:instancePath+"/claimId",parentData:data,parentDataProperty:"claimId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5cf8da11e6ef.type,parentSchema:schema_5cf8da11e6ef,data});
errors++;
}
validate_TransitionInput.errors = vErrors;
return errors === 0;
}
validate_TransitionInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_UserInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_278327238df5.required,parentSchema:schema_278327238df5,data});
errors++;
}
if(data.username === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema_278327238df5.required,parentSchema:schema_278327238df5,data});
errors++;
}
if(data.role === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema_278327238df5.required,parentSchema:schema_278327238df5,data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "username")) || (key0 === "email")) || (key0 === "role")) || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_278327238df5,data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_DisplayName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DisplayName.errors : vErrors.concat(validate_DisplayName.errors);
errors = vErrors.length;
}
}
if(data.username !== undefined){
if(!(validate_Username(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Username.errors : vErrors.concat(validate_Username.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(validate_NewEmailAddress(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewEmailAddress.errors : vErrors.concat(validate_NewEmailAddress.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(validate_Role(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Role.errors : vErrors.concat(validate_Role.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(validate_Password(data.password, {instancePath:instancePath+"/password",parentData:data,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Password.errors : vErrors.concat(validate_Password.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_278327238df5.type,parentSchema:schema_278327238df5,data});
errors++;
}
validate_UserInput.errors = vErrors;
return errors === 0;
}
validate_UserInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_UserPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_UserPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_a200428fd490,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "role"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a200428fd490,data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_DisplayName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DisplayName.errors : vErrors.concat(validate_DisplayName.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data1 = data.email;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_a200428fd490.properties.email.type},message:"must be string,null",schema:schema_a200428fd490.properties.email.type,parentSchema:schema_a200428fd490.properties.email,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 254){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_a200428fd490.properties.email,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_a200428fd490.properties.email,data:data1});
errors++;
}
if(!pattern_778124763279.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$",parentSchema:schema_a200428fd490.properties.email,data:data1});
errors++;
}
}
}
if(data.role !== undefined){
if(!(validate_Role(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Role.errors : vErrors.concat(validate_Role.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a200428fd490.type,parentSchema:schema_a200428fd490,data});
errors++;
}
validate_UserPatch.errors = vErrors;
return errors === 0;
}
validate_UserPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_Username(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Username.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_c4d8905cd6e1,data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c4d8905cd6e1,data});
errors++;
}
if(!pattern_65470a9b1978.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]*$"+"\"",schema:"^[a-z0-9][a-z0-9._-]*$",parentSchema:schema_c4d8905cd6e1,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c4d8905cd6e1.type,parentSchema:schema_c4d8905cd6e1,data});
errors++;
}
validate_Username.errors = vErrors;
return errors === 0;
}
validate_Username.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_Verdict(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Verdict.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_fa39908fdbb7.type,parentSchema:schema_fa39908fdbb7,data});
errors++;
}
if(!(((data === "approved") || (data === "changes_requested")) || (data === "commented"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_fa39908fdbb7.enum},message:"must be equal to one of the allowed values",schema:schema_fa39908fdbb7.enum,parentSchema:schema_fa39908fdbb7,data});
errors++;
}
validate_Verdict.errors = vErrors;
return errors === 0;
}
validate_Verdict.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_WebhookInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_d6999199edcd.required,parentSchema:schema_d6999199edcd,data});
errors++;
}
if(data.kinds === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kinds"},message:"must have required property '"+"kinds"+"'",schema:schema_d6999199edcd.required,parentSchema:schema_d6999199edcd,data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "kinds")) || (key0 === "taskId")) || (key0 === "description"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d6999199edcd,data});
errors++;
}
}
if(data.url !== undefined){
if(!(validate_WebhookUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookUrl.errors : vErrors.concat(validate_WebhookUrl.errors);
errors = vErrors.length;
}
}
if(data.kinds !== undefined){
if(!(validate_WebhookKinds(data.kinds, {instancePath:instancePath+"/kinds",parentData:data,parentDataProperty:"kinds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookKinds.errors : vErrors.concat(validate_WebhookKinds.errors);
errors = vErrors.length;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_d6999199edcd.properties.description,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d6999199edcd.properties.description.type,parentSchema:schema_d6999199edcd.properties.description,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d6999199edcd.type,parentSchema:schema_d6999199edcd,data});
errors++;
}
validate_WebhookInput.errors = vErrors;
return errors === 0;
}
validate_WebhookInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookKinds(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookKinds.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_eebd6ba5d556,data});
errors++;
}
if(data.length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_eebd6ba5d556,data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_WebhookSelector(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookSelector.errors : vErrors.concat(validate_WebhookSelector.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_eebd6ba5d556.type,parentSchema:schema_eebd6ba5d556,data});
errors++;
}
validate_WebhookKinds.errors = vErrors;
return errors === 0;
}
validate_WebhookKinds.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_1f76e76f7d55,data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "kinds")) || (key0 === "taskId")) || (key0 === "description")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1f76e76f7d55,data});
errors++;
}
}
if(data.url !== undefined){
if(!(validate_WebhookUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookUrl.errors : vErrors.concat(validate_WebhookUrl.errors);
errors = vErrors.length;
}
}
if(data.kinds !== undefined){
if(!(validate_WebhookKinds(data.kinds, {instancePath:instancePath+"/kinds",parentData:data,parentDataProperty:"kinds",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookKinds.errors : vErrors.concat(validate_WebhookKinds.errors);
errors = vErrors.length;
}
}
if(data.taskId !== undefined){
let data2 = data.taskId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: schema_1f76e76f7d55.properties.taskId.type},message:"must be string,null",schema:schema_1f76e76f7d55.properties.taskId.type,parentSchema:schema_1f76e76f7d55.properties.taskId,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_1f76e76f7d55.properties.taskId,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1f76e76f7d55.properties.taskId,data:data2});
errors++;
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_1f76e76f7d55.properties.description.type},message:"must be string,null",schema:schema_1f76e76f7d55.properties.description.type,parentSchema:schema_1f76e76f7d55.properties.description,data:data3});
errors++;
}
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_1f76e76f7d55.properties.description,data:data3});
errors++;
}
}
}
if(data.isActive !== undefined){
let data4 = data.isActive;
if(typeof data4 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_1f76e76f7d55.properties.isActive.type,parentSchema:schema_1f76e76f7d55.properties.isActive,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1f76e76f7d55.type,parentSchema:schema_1f76e76f7d55,data});
errors++;
}
validate_WebhookPatch.errors = vErrors;
return errors === 0;
}
validate_WebhookPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WebhookSelector(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookSelector.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6cf1f27f9419.type,parentSchema:schema_6cf1f27f9419,data});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "task.*")) || (data === "task.comment.*")) || (data === "task.changes.*")) || (data === "task.review.*")) || (data === "plan_step.*")) || (data === "resource.*")) || (data === "terminal.*")) || (data === "mail.*")) || (data === "config.*")) || (data === "git.*")) || (data === "git.push.*")) || (data === "mcp.*")) || (data === "mcp.server.*")) || (data === "mcp.call.*")) || (data === "job.*")) || (data === "schedule.*")) || (data === "token.*")) || (data === "session.*")) || (data === "user.*")) || (data === "task.created")) || (data === "task.updated")) || (data === "task.deleted")) || (data === "task.transitioned")) || (data === "task.claimed")) || (data === "task.released")) || (data === "task.stalled")) || (data === "task.comment.created")) || (data === "task.comment.updated")) || (data === "task.comment.deleted")) || (data === "task.changes.replaced")) || (data === "task.changes.applied")) || (data === "task.review.submitted")) || (data === "plan_step.created")) || (data === "plan_step.updated")) || (data === "plan_step.deleted")) || (data === "plan_step.started")) || (data === "plan_step.output")) || (data === "plan_step.finished")) || (data === "resource.uploaded")) || (data === "resource.deleted")) || (data === "resource.updated")) || (data === "terminal.opened")) || (data === "terminal.resized")) || (data === "terminal.exited")) || (data === "terminal.closed")) || (data === "mail.received")) || (data === "mail.moved")) || (data === "mail.deleted")) || (data === "mail.sent")) || (data === "mail.failed")) || (data === "config.approved")) || (data === "git.pushed")) || (data === "git.push.rejected")) || (data === "mcp.server.starting")) || (data === "mcp.server.connected")) || (data === "mcp.server.failed")) || (data === "mcp.server.stopped")) || (data === "mcp.call.finished")) || (data === "job.queued")) || (data === "job.started")) || (data === "job.progress")) || (data === "job.finished")) || (data === "schedule.created")) || (data === "schedule.updated")) || (data === "schedule.deleted")) || (data === "schedule.disabled")) || (data === "token.created")) || (data === "token.revoked")) || (data === "token.rotated")) || (data === "session.started")) || (data === "session.ended")) || (data === "user.created")) || (data === "user.updated")) || (data === "user.disabled")) || (data === "user.enabled")) || (data === "user.deleted"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_6cf1f27f9419.enum},message:"must be equal to one of the allowed values",schema:schema_6cf1f27f9419.enum,parentSchema:schema_6cf1f27f9419,data});
errors++;
}
validate_WebhookSelector.errors = vErrors;
return errors === 0;
}
validate_WebhookSelector.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_WebhookUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookUrl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 2048){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_50b0bfdf1991,data});
errors++;
}
if(func_653064f49528(data) < 8){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema_50b0bfdf1991,data});
errors++;
}
if(!pattern_ccaba4ebdd20.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\"",schema:"^https?://",parentSchema:schema_50b0bfdf1991,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_50b0bfdf1991.type,parentSchema:schema_50b0bfdf1991,data});
errors++;
}
validate_WebhookUrl.errors = vErrors;
return errors === 0;
}
validate_WebhookUrl.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_createTask_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_createTask_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "Idempotency-Key")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_854961b97931,data});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_854961b97931.properties["Idempotency-Key"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_854961b97931.properties["Idempotency-Key"],data:data0});
errors++;
}
if(!pattern_63c1c1bc7f23.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\"",schema:"^[\\x21-\\x7e]+$",parentSchema:schema_854961b97931.properties["Idempotency-Key"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_854961b97931.properties["Idempotency-Key"].type,parentSchema:schema_854961b97931.properties["Idempotency-Key"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_854961b97931.type,parentSchema:schema_854961b97931,data});
errors++;
}
validate_createTask_header.errors = vErrors;
return errors === 0;
}
validate_createTask_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_createTask_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_createTask_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d405402eaad1,data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d405402eaad1.type,parentSchema:schema_d405402eaad1,data});
errors++;
}
validate_createTask_query.errors = vErrors;
return errors === 0;
}
validate_createTask_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_deliverEmail_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deliverEmail_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_fc4a38feb5ec.required,parentSchema:schema_fc4a38feb5ec,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "folder")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fc4a38feb5ec,data});
errors++;
}
}
if(data.folder !== undefined){
let data0 = data.folder;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_fc4a38feb5ec.properties.folder.type,parentSchema:schema_fc4a38feb5ec.properties.folder,data:data0});
errors++;
}
if(!(data0 === "inbox")){
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/enum",keyword:"enum",params:{allowedValues: schema_fc4a38feb5ec.properties.folder.enum},message:"must be equal to one of the allowed values",schema:schema_fc4a38feb5ec.properties.folder.enum,parentSchema:schema_fc4a38feb5ec.properties.folder,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fc4a38feb5ec.type,parentSchema:schema_fc4a38feb5ec,data});
errors++;
}
validate_deliverEmail_path.errors = vErrors;
return errors === 0;
}
validate_deliverEmail_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getEmailAttachment_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getEmailAttachment_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_d1412e0bd85b.required,parentSchema:schema_d1412e0bd85b,data});
errors++;
}
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_d1412e0bd85b.required,parentSchema:schema_d1412e0bd85b,data});
errors++;
}
if(data.attachmentId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachmentId"},message:"must have required property '"+"attachmentId"+"'",schema:schema_d1412e0bd85b.required,parentSchema:schema_d1412e0bd85b,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "folder") || (key0 === "id")) || (key0 === "attachmentId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d1412e0bd85b,data});
errors++;
}
}
if(data.folder !== undefined){
if(!(validate_MailFolder(data.folder, {instancePath:instancePath+"/folder",parentData:data,parentDataProperty:"folder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MailFolder.errors : vErrors.concat(validate_MailFolder.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_d1412e0bd85b.properties.id,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d1412e0bd85b.properties.id,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d1412e0bd85b.properties.id.type,parentSchema:schema_d1412e0bd85b.properties.id,data:data1});
errors++;
}
}
if(data.attachmentId !== undefined){
let data2 = data.attachmentId;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_d1412e0bd85b.properties.attachmentId,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d1412e0bd85b.properties.attachmentId,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d1412e0bd85b.properties.attachmentId.type,parentSchema:schema_d1412e0bd85b.properties.attachmentId,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d1412e0bd85b.type,parentSchema:schema_d1412e0bd85b,data});
errors++;
}
validate_getEmailAttachment_path.errors = vErrors;
return errors === 0;
}
validate_getEmailAttachment_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getEmail_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getEmail_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_210d623fc828.required,parentSchema:schema_210d623fc828,data});
errors++;
}
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_210d623fc828.required,parentSchema:schema_210d623fc828,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "folder") || (key0 === "id"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_210d623fc828,data});
errors++;
}
}
if(data.folder !== undefined){
if(!(validate_MailFolder(data.folder, {instancePath:instancePath+"/folder",parentData:data,parentDataProperty:"folder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MailFolder.errors : vErrors.concat(validate_MailFolder.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_210d623fc828.properties.id,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_210d623fc828.properties.id,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_210d623fc828.properties.id.type,parentSchema:schema_210d623fc828.properties.id,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_210d623fc828.type,parentSchema:schema_210d623fc828,data});
errors++;
}
validate_getEmail_path.errors = vErrors;
return errors === 0;
}
validate_getEmail_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getJobLog_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getJobLog_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitMs === undefined){
data.waitMs = 0;
}
for(const key0 in data){
if(!((key0 === "cursor") || (key0 === "waitMs"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_dc13df165848,data});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_dc13df165848.properties.cursor.type,parentSchema:schema_dc13df165848.properties.cursor,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_dc13df165848.properties.cursor,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_dc13df165848.properties.cursor,data:data0});
errors++;
}
}
}
let data1 = data.waitMs;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_dc13df165848.properties.waitMs.type,parentSchema:schema_dc13df165848.properties.waitMs,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 30000 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000",schema:30000,parentSchema:schema_dc13df165848.properties.waitMs,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_dc13df165848.properties.waitMs,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dc13df165848.type,parentSchema:schema_dc13df165848,data});
errors++;
}
validate_getJobLog_query.errors = vErrors;
return errors === 0;
}
validate_getJobLog_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getJob_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getJob_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"},message:"must have required property '"+"jobId"+"'",schema:schema_891602992766.required,parentSchema:schema_891602992766,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "jobId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_891602992766,data});
errors++;
}
}
if(data.jobId !== undefined){
if(!(validate_Id(data.jobId, {instancePath:instancePath+"/jobId",parentData:data,parentDataProperty:"jobId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_891602992766.type,parentSchema:schema_891602992766,data});
errors++;
}
validate_getJob_path.errors = vErrors;
return errors === 0;
}
validate_getJob_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getLinkedFile_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getLinkedFile_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema_bca237ddbfa7.required,parentSchema:schema_bca237ddbfa7,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "link")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_bca237ddbfa7,data});
errors++;
}
}
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_bca237ddbfa7.properties.link,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_bca237ddbfa7.properties.link,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_bca237ddbfa7.properties.link.type,parentSchema:schema_bca237ddbfa7.properties.link,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_bca237ddbfa7.type,parentSchema:schema_bca237ddbfa7,data});
errors++;
}
validate_getLinkedFile_path.errors = vErrors;
return errors === 0;
}
validate_getLinkedFile_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getNextTask_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getNextTask_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "tag")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c6ce7c0ef199,data});
errors++;
}
}
if(data.tag !== undefined){
let data0 = data.tag;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_c6ce7c0ef199.properties.tag,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c6ce7c0ef199.properties.tag,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c6ce7c0ef199.properties.tag.type,parentSchema:schema_c6ce7c0ef199.properties.tag,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c6ce7c0ef199.type,parentSchema:schema_c6ce7c0ef199,data});
errors++;
}
validate_getNextTask_query.errors = vErrors;
return errors === 0;
}
validate_getNextTask_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getPlanStep_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getPlanStep_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_74869824b345.required,parentSchema:schema_74869824b345,data});
errors++;
}
if(data.stepId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepId"},message:"must have required property '"+"stepId"+"'",schema:schema_74869824b345.required,parentSchema:schema_74869824b345,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "stepId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_74869824b345,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.stepId !== undefined){
if(!(validate_Id(data.stepId, {instancePath:instancePath+"/stepId",parentData:data,parentDataProperty:"stepId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_74869824b345.type,parentSchema:schema_74869824b345,data});
errors++;
}
validate_getPlanStep_path.errors = vErrors;
return errors === 0;
}
validate_getPlanStep_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getResource_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getResource_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "Range") || (key0 === "If-Range")) || (key0 === "If-None-Match"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_752e67a51ada,data});
errors++;
}
}
if(data.Range !== undefined){
let data0 = data.Range;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_752e67a51ada.properties.Range,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752e67a51ada.properties.Range,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752e67a51ada.properties.Range.type,parentSchema:schema_752e67a51ada.properties.Range,data:data0});
errors++;
}
}
if(data["If-Range"] !== undefined){
let data1 = data["If-Range"];
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_752e67a51ada.properties["If-Range"],data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752e67a51ada.properties["If-Range"],data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752e67a51ada.properties["If-Range"].type,parentSchema:schema_752e67a51ada.properties["If-Range"],data:data1});
errors++;
}
}
if(data["If-None-Match"] !== undefined){
let data2 = data["If-None-Match"];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_752e67a51ada.properties["If-None-Match"],data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752e67a51ada.properties["If-None-Match"],data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752e67a51ada.properties["If-None-Match"].type,parentSchema:schema_752e67a51ada.properties["If-None-Match"],data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_752e67a51ada.type,parentSchema:schema_752e67a51ada,data});
errors++;
}
validate_getResource_header.errors = vErrors;
return errors === 0;
}
validate_getResource_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getResource_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getResource_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filename === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema_f65c7551e84f.required,parentSchema:schema_f65c7551e84f,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "filename")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f65c7551e84f,data});
errors++;
}
}
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_f65c7551e84f.properties.filename,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f65c7551e84f.properties.filename,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f65c7551e84f.properties.filename.type,parentSchema:schema_f65c7551e84f.properties.filename,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f65c7551e84f.type,parentSchema:schema_f65c7551e84f,data});
errors++;
}
validate_getResource_path.errors = vErrors;
return errors === 0;
}
validate_getResource_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getResource_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getResource_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.download === undefined){
data.download = false;
}
for(const key0 in data){
if(!(key0 === "download")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a444b2acaf2b,data});
errors++;
}
}
let data0 = data.download;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/download",schemaPath:"#/properties/download/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_a444b2acaf2b.properties.download.type,parentSchema:schema_a444b2acaf2b.properties.download,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a444b2acaf2b.type,parentSchema:schema_a444b2acaf2b,data});
errors++;
}
validate_getResource_query.errors = vErrors;
return errors === 0;
}
validate_getResource_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getSchedule_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getSchedule_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scheduleId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduleId"},message:"must have required property '"+"scheduleId"+"'",schema:schema_b322ebba347e.required,parentSchema:schema_b322ebba347e,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "scheduleId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b322ebba347e,data});
errors++;
}
}
if(data.scheduleId !== undefined){
if(!(validate_Id(data.scheduleId, {instancePath:instancePath+"/scheduleId",parentData:data,parentDataProperty:"scheduleId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b322ebba347e.type,parentSchema:schema_b322ebba347e,data});
errors++;
}
validate_getSchedule_path.errors = vErrors;
return errors === 0;
}
validate_getSchedule_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getTaskComment_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getTaskComment_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_e92955ea02ee.required,parentSchema:schema_e92955ea02ee,data});
errors++;
}
if(data.commentId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commentId"},message:"must have required property '"+"commentId"+"'",schema:schema_e92955ea02ee.required,parentSchema:schema_e92955ea02ee,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "commentId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e92955ea02ee,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.commentId !== undefined){
if(!(validate_Id(data.commentId, {instancePath:instancePath+"/commentId",parentData:data,parentDataProperty:"commentId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e92955ea02ee.type,parentSchema:schema_e92955ea02ee,data});
errors++;
}
validate_getTaskComment_path.errors = vErrors;
return errors === 0;
}
validate_getTaskComment_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getTaskReview_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getTaskReview_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_fd533bc65c90.required,parentSchema:schema_fd533bc65c90,data});
errors++;
}
if(data.reviewId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewId"},message:"must have required property '"+"reviewId"+"'",schema:schema_fd533bc65c90.required,parentSchema:schema_fd533bc65c90,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "reviewId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fd533bc65c90,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.reviewId !== undefined){
if(!(validate_Id(data.reviewId, {instancePath:instancePath+"/reviewId",parentData:data,parentDataProperty:"reviewId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fd533bc65c90.type,parentSchema:schema_fd533bc65c90,data});
errors++;
}
validate_getTaskReview_path.errors = vErrors;
return errors === 0;
}
validate_getTaskReview_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getTaskRevision_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getTaskRevision_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_8ae0e1563db8.required,parentSchema:schema_8ae0e1563db8,data});
errors++;
}
if(data.revision === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema_8ae0e1563db8.required,parentSchema:schema_8ae0e1563db8,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "revision"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_8ae0e1563db8,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_8ae0e1563db8.properties.revision.type,parentSchema:schema_8ae0e1563db8.properties.revision,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_8ae0e1563db8.properties.revision,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_8ae0e1563db8.properties.revision,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_8ae0e1563db8.type,parentSchema:schema_8ae0e1563db8,data});
errors++;
}
validate_getTaskRevision_path.errors = vErrors;
return errors === 0;
}
validate_getTaskRevision_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getTask_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getTask_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "If-None-Match")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_24ba6a07ab33,data});
errors++;
}
}
if(data["If-None-Match"] !== undefined){
let data0 = data["If-None-Match"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_24ba6a07ab33.properties["If-None-Match"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_24ba6a07ab33.properties["If-None-Match"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_24ba6a07ab33.properties["If-None-Match"].type,parentSchema:schema_24ba6a07ab33.properties["If-None-Match"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_24ba6a07ab33.type,parentSchema:schema_24ba6a07ab33,data});
errors++;
}
validate_getTask_header.errors = vErrors;
return errors === 0;
}
validate_getTask_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getTask_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getTask_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_adce451794f9.required,parentSchema:schema_adce451794f9,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_adce451794f9,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_adce451794f9.type,parentSchema:schema_adce451794f9,data});
errors++;
}
validate_getTask_path.errors = vErrors;
return errors === 0;
}
validate_getTask_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getTerminal_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getTerminal_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_5fa1af706be6.required,parentSchema:schema_5fa1af706be6,data});
errors++;
}
if(data.sessionId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_5fa1af706be6.required,parentSchema:schema_5fa1af706be6,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "taskId") || (key0 === "sessionId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5fa1af706be6,data});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.sessionId !== undefined){
if(!(validate_Id(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5fa1af706be6.type,parentSchema:schema_5fa1af706be6,data});
errors++;
}
validate_getTerminal_path.errors = vErrors;
return errors === 0;
}
validate_getTerminal_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listEmails_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listEmails_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_6f5fe6f5f26b.required,parentSchema:schema_6f5fe6f5f26b,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "folder")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6f5fe6f5f26b,data});
errors++;
}
}
if(data.folder !== undefined){
if(!(validate_MailFolder(data.folder, {instancePath:instancePath+"/folder",parentData:data,parentDataProperty:"folder",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MailFolder.errors : vErrors.concat(validate_MailFolder.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6f5fe6f5f26b.type,parentSchema:schema_6f5fe6f5f26b,data});
errors++;
}
validate_listEmails_path.errors = vErrors;
return errors === 0;
}
validate_listEmails_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listEmails_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listEmails_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_28d56c6e0a6d,data});
errors++;
}
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_28d56c6e0a6d.properties.q,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_28d56c6e0a6d.properties.q,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_28d56c6e0a6d.properties.q.type,parentSchema:schema_28d56c6e0a6d.properties.q,data:data0});
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_28d56c6e0a6d.properties.limit.type,parentSchema:schema_28d56c6e0a6d.properties.limit,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_28d56c6e0a6d.properties.limit,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_28d56c6e0a6d.properties.limit,data:data1});
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_28d56c6e0a6d.properties.cursor,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_28d56c6e0a6d.properties.cursor,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_28d56c6e0a6d.properties.cursor.type,parentSchema:schema_28d56c6e0a6d.properties.cursor,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_28d56c6e0a6d.type,parentSchema:schema_28d56c6e0a6d,data});
errors++;
}
validate_listEmails_query.errors = vErrors;
return errors === 0;
}
validate_listEmails_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listJobs_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listJobs_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_acd2d88f516d,data});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_acd2d88f516d.properties.status,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_acd2d88f516d.properties.status,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_JobStatus(data0[i0], {instancePath:instancePath+"/status/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_JobStatus.errors : vErrors.concat(validate_JobStatus.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_acd2d88f516d.properties.status.type,parentSchema:schema_acd2d88f516d.properties.status,data:data0});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_acd2d88f516d.properties.kind,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_acd2d88f516d.properties.kind,data:data2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_JobKind(data2[i1], {instancePath:instancePath+"/kind/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_JobKind.errors : vErrors.concat(validate_JobKind.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_acd2d88f516d.properties.kind.type,parentSchema:schema_acd2d88f516d.properties.kind,data:data2});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_acd2d88f516d.properties.limit.type,parentSchema:schema_acd2d88f516d.properties.limit,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_acd2d88f516d.properties.limit,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_acd2d88f516d.properties.limit,data:data5});
errors++;
}
}
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_acd2d88f516d.properties.cursor,data:data6});
errors++;
}
if(func_653064f49528(data6) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_acd2d88f516d.properties.cursor,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_acd2d88f516d.properties.cursor.type,parentSchema:schema_acd2d88f516d.properties.cursor,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_acd2d88f516d.type,parentSchema:schema_acd2d88f516d,data});
errors++;
}
validate_listJobs_query.errors = vErrors;
return errors === 0;
}
validate_listJobs_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listResources_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listResources_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!((((key0 === "taskId") || (key0 === "type")) || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_753fe5a52eec,data});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_753fe5a52eec.properties.type,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_753fe5a52eec.properties.type,data:data1});
errors++;
}
if(!pattern_508ff0c2a343.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"},message:"must match pattern \""+"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"+"\"",schema:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$",parentSchema:schema_753fe5a52eec.properties.type,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_753fe5a52eec.properties.type.type,parentSchema:schema_753fe5a52eec.properties.type,data:data1});
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_753fe5a52eec.properties.limit.type,parentSchema:schema_753fe5a52eec.properties.limit,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_753fe5a52eec.properties.limit,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_753fe5a52eec.properties.limit,data:data2});
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_753fe5a52eec.properties.cursor,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_753fe5a52eec.properties.cursor,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_753fe5a52eec.properties.cursor.type,parentSchema:schema_753fe5a52eec.properties.cursor,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_753fe5a52eec.type,parentSchema:schema_753fe5a52eec,data});
errors++;
}
validate_listResources_query.errors = vErrors;
return errors === 0;
}
validate_listResources_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listTaskHistory_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listTaskHistory_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_80815f9dbc3b,data});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_80815f9dbc3b.properties.limit.type,parentSchema:schema_80815f9dbc3b.properties.limit,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_80815f9dbc3b.properties.limit,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_80815f9dbc3b.properties.limit,data:data0});
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_80815f9dbc3b.properties.cursor,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_80815f9dbc3b.properties.cursor,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_80815f9dbc3b.properties.cursor.type,parentSchema:schema_80815f9dbc3b.properties.cursor,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_80815f9dbc3b.type,parentSchema:schema_80815f9dbc3b,data});
errors++;
}
validate_listTaskHistory_query.errors = vErrors;
return errors === 0;
}
validate_listTaskHistory_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listTasks_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listTasks_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
data.sort = "-createdAt";
}
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_d80f4fe3a0e0.properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d80f4fe3a0e0,data});
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0.properties.state,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.state,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_TaskState(data0[i0], {instancePath:instancePath+"/state/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TaskState.errors : vErrors.concat(validate_TaskState.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0.properties.state.type,parentSchema:schema_d80f4fe3a0e0.properties.state,data:data0});
errors++;
}
}
if(data.priority !== undefined){
let data2 = data.priority;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0.properties.priority,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.priority,data:data2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_Priority(data2[i1], {instancePath:instancePath+"/priority/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Priority.errors : vErrors.concat(validate_Priority.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0.properties.priority.type,parentSchema:schema_d80f4fe3a0e0.properties.priority,data:data2});
errors++;
}
}
if(data.tag !== undefined){
let data4 = data.tag;
if(Array.isArray(data4)){
if(data4.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0.properties.tag,data:data4});
errors++;
}
if(data4.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.tag,data:data4});
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag/" + i2,schemaPath:"#/properties/tag/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_d80f4fe3a0e0.properties.tag.items,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag/" + i2,schemaPath:"#/properties/tag/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.tag.items,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag/" + i2,schemaPath:"#/properties/tag/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0.properties.tag.items.type,parentSchema:schema_d80f4fe3a0e0.properties.tag.items,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0.properties.tag.type,parentSchema:schema_d80f4fe3a0e0.properties.tag,data:data4});
errors++;
}
}
if(data.updatedAfter !== undefined){
if(!(validate_Timestamp(data.updatedAfter, {instancePath:instancePath+"/updatedAfter",parentData:data,parentDataProperty:"updatedAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Timestamp.errors : vErrors.concat(validate_Timestamp.errors);
errors = vErrors.length;
}
}
if(data.q !== undefined){
let data7 = data.q;
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_d80f4fe3a0e0.properties.q,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.q,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0.properties.q.type,parentSchema:schema_d80f4fe3a0e0.properties.q,data:data7});
errors++;
}
}
let data8 = data.sort;
if(typeof data8 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0.properties.sort.type,parentSchema:schema_d80f4fe3a0e0.properties.sort,data:data8});
errors++;
}
if(!((((data8 === "createdAt") || (data8 === "-createdAt")) || (data8 === "updatedAt")) || (data8 === "-updatedAt"))){
vErrors = add(vErrors, {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema_d80f4fe3a0e0.properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema_d80f4fe3a0e0.properties.sort.enum,parentSchema:schema_d80f4fe3a0e0.properties.sort,data:data8});
errors++;
}
if(data.fields !== undefined){
let data9 = data.fields;
if(Array.isArray(data9)){
if(data9.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0.properties.fields,data:data9});
errors++;
}
if(data9.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.fields,data:data9});
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate_TaskField(data9[i3], {instancePath:instancePath+"/fields/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TaskField.errors : vErrors.concat(validate_TaskField.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0.properties.fields.type,parentSchema:schema_d80f4fe3a0e0.properties.fields,data:data9});
errors++;
}
}
let data11 = data.limit;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_d80f4fe3a0e0.properties.limit.type,parentSchema:schema_d80f4fe3a0e0.properties.limit,data:data11});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 200 || isNaN(data11)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_d80f4fe3a0e0.properties.limit,data:data11});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.limit,data:data11});
errors++;
}
}
if(data.cursor !== undefined){
let data12 = data.cursor;
if(typeof data12 === "string"){
if(func_653064f49528(data12) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_d80f4fe3a0e0.properties.cursor,data:data12});
errors++;
}
if(func_653064f49528(data12) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d80f4fe3a0e0.properties.cursor,data:data12});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0.properties.cursor.type,parentSchema:schema_d80f4fe3a0e0.properties.cursor,data:data12});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d80f4fe3a0e0.type,parentSchema:schema_d80f4fe3a0e0,data});
errors++;
}
validate_listTasks_query.errors = vErrors;
return errors === 0;
}
validate_listTasks_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listTerminals_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listTerminals_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_30ae125d0235.required,parentSchema:schema_30ae125d0235,data});
errors++;
}
for(const key0 in data){
if(!(key0 === "taskId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_30ae125d0235,data});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_30ae125d0235.type,parentSchema:schema_30ae125d0235,data});
errors++;
}
validate_listTerminals_path.errors = vErrors;
return errors === 0;
}
validate_listTerminals_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_readTerminal_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_readTerminal_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.waitMs === undefined){
data.waitMs = 0;
}
if(data.sessionId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_828c67acc5da.required,parentSchema:schema_828c67acc5da,data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sessionId") || (key0 === "cursor")) || (key0 === "waitMs"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_828c67acc5da,data});
errors++;
}
}
if(data.sessionId !== undefined){
if(!(validate_Id(data.sessionId, {instancePath:instancePath+"/sessionId",parentData:data,parentDataProperty:"sessionId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_828c67acc5da.properties.cursor.type,parentSchema:schema_828c67acc5da.properties.cursor,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_828c67acc5da.properties.cursor,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_828c67acc5da.properties.cursor,data:data1});
errors++;
}
}
}
let data2 = data.waitMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_828c67acc5da.properties.waitMs.type,parentSchema:schema_828c67acc5da.properties.waitMs,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30000 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000",schema:30000,parentSchema:schema_828c67acc5da.properties.waitMs,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_828c67acc5da.properties.waitMs,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_828c67acc5da.type,parentSchema:schema_828c67acc5da,data});
errors++;
}
validate_readTerminal_query.errors = vErrors;
return errors === 0;
}
validate_readTerminal_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_redeliver_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_redeliver_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_6238d455bdc9.required,parentSchema:schema_6238d455bdc9,data});
errors++;
}
if(data.deliveryId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'",schema:schema_6238d455bdc9.required,parentSchema:schema_6238d455bdc9,data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deliveryId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6238d455bdc9,data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_Id(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.deliveryId !== undefined){
if(!(validate_Id(data.deliveryId, {instancePath:instancePath+"/deliveryId",parentData:data,parentDataProperty:"deliveryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6238d455bdc9.type,parentSchema:schema_6238d455bdc9,data});
errors++;
}
validate_redeliver_path.errors = vErrors;
return errors === 0;
}
validate_redeliver_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_streamEvents_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_streamEvents_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!(((((key0 === "after") || (key0 === "kinds")) || (key0 === "taskId")) || (key0 === "ticket")) || (key0 === "limit"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4873169494a2,data});
errors++;
}
}
if(data.after !== undefined){
let data0 = data.after;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4873169494a2.properties.after.type,parentSchema:schema_4873169494a2.properties.after,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_4873169494a2.properties.after,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_4873169494a2.properties.after,data:data0});
errors++;
}
}
}
if(data.kinds !== undefined){
let data1 = data.kinds;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_4873169494a2.properties.kinds,data:data1});
errors++;
}
if(data1.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_4873169494a2.properties.kinds,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_EventSelector(data1[i0], {instancePath:instancePath+"/kinds/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventSelector.errors : vErrors.concat(validate_EventSelector.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_4873169494a2.properties.kinds.type,parentSchema:schema_4873169494a2.properties.kinds,data:data1});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.ticket !== undefined){
let data4 = data.ticket;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_4873169494a2.properties.ticket,data:data4});
errors++;
}
if(func_653064f49528(data4) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4873169494a2.properties.ticket,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4873169494a2.properties.ticket.type,parentSchema:schema_4873169494a2.properties.ticket,data:data4});
errors++;
}
}
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4873169494a2.properties.limit.type,parentSchema:schema_4873169494a2.properties.limit,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_4873169494a2.properties.limit,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_4873169494a2.properties.limit,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4873169494a2.type,parentSchema:schema_4873169494a2,data});
errors++;
}
validate_streamEvents_query.errors = vErrors;
return errors === 0;
}
validate_streamEvents_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_streamJob_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_streamJob_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "Last-Event-ID")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_22cbdb6328ce,data});
errors++;
}
}
if(data["Last-Event-ID"] !== undefined){
let data0 = data["Last-Event-ID"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 16){
vErrors = add(vErrors, {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_22cbdb6328ce.properties["Last-Event-ID"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_22cbdb6328ce.properties["Last-Event-ID"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_22cbdb6328ce.properties["Last-Event-ID"].type,parentSchema:schema_22cbdb6328ce.properties["Last-Event-ID"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_22cbdb6328ce.type,parentSchema:schema_22cbdb6328ce,data});
errors++;
}
validate_streamJob_header.errors = vErrors;
return errors === 0;
}
validate_streamJob_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_streamJob_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_streamJob_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "cursor")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_11d66f9b69ea,data});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_11d66f9b69ea.properties.cursor.type,parentSchema:schema_11d66f9b69ea.properties.cursor,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_11d66f9b69ea.properties.cursor,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_11d66f9b69ea.properties.cursor,data:data0});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_11d66f9b69ea.type,parentSchema:schema_11d66f9b69ea,data});
errors++;
}
validate_streamJob_query.errors = vErrors;
return errors === 0;
}
validate_streamJob_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_updateTask_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_updateTask_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "If-Match")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4f9134d9bcf4,data});
errors++;
}
}
if(data["If-Match"] !== undefined){
let data0 = data["If-Match"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_4f9134d9bcf4.properties["If-Match"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4f9134d9bcf4.properties["If-Match"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4f9134d9bcf4.properties["If-Match"].type,parentSchema:schema_4f9134d9bcf4.properties["If-Match"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4f9134d9bcf4.type,parentSchema:schema_4f9134d9bcf4,data});
errors++;
}
validate_updateTask_header.errors = vErrors;
return errors === 0;
}
validate_updateTask_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validators = {
  listTasks_query: validate_listTasks_query,
  createTask_query: validate_createTask_query,
  createTask_header: validate_createTask_header,
  createTask_body: validate_TaskInput,
  getNextTask_query: validate_getNextTask_query,
  claimNextTask_query: validate_createTask_query,
  claimNextTask_header: validate_createTask_header,
  claimNextTask_body: validate_NextClaimInput,
  getTask_path: validate_getTask_path,
  getTask_query: validate_createTask_query,
  getTask_header: validate_getTask_header,
  updateTask_path: validate_getTask_path,
  updateTask_query: validate_createTask_query,
  updateTask_header: validate_updateTask_header,
  updateTask_body: validate_TaskPatch,
  deleteTask_path: validate_getTask_path,
  deleteTask_query: validate_createTask_query,
  deleteTask_header: validate_updateTask_header,
  transitionTask_path: validate_getTask_path,
  transitionTask_query: validate_createTask_query,
  transitionTask_header: validate_createTask_header,
  transitionTask_body: validate_TransitionInput,
  claimTask_path: validate_getTask_path,
  claimTask_query: validate_createTask_query,
  claimTask_header: validate_createTask_header,
  claimTask_body: validate_ClaimInput,
  releaseTask_path: validate_getTask_path,
  releaseTask_query: validate_createTask_query,
  releaseTask_header: validate_createTask_header,
  releaseTask_body: validate_ReleaseInput,
  setTaskDependencies_path: validate_getTask_path,
  setTaskDependencies_query: validate_createTask_query,
  setTaskDependencies_header: validate_updateTask_header,
  setTaskDependencies_body: validate_DependenciesInput,
  listTaskHistory_path: validate_getTask_path,
  listTaskHistory_query: validate_listTaskHistory_query,
  getTaskRevision_path: validate_getTaskRevision_path,
  getTaskRevision_query: validate_createTask_query,
  restoreTaskRevision_path: validate_getTaskRevision_path,
  restoreTaskRevision_query: validate_createTask_query,
  restoreTaskRevision_header: validate_createTask_header,
  listTaskComments_path: validate_getTask_path,
  listTaskComments_query: validate_listTaskHistory_query,
  createTaskComment_path: validate_getTask_path,
  createTaskComment_query: validate_createTask_query,
  createTaskComment_header: validate_createTask_header,
  createTaskComment_body: validate_CommentInput,
  getTaskComment_path: validate_getTaskComment_path,
  getTaskComment_query: validate_createTask_query,
  getTaskComment_header: validate_getTask_header,
  updateTaskComment_path: validate_getTaskComment_path,
  updateTaskComment_query: validate_createTask_query,
  updateTaskComment_header: validate_updateTask_header,
  updateTaskComment_body: validate_CommentInput,
  deleteTaskComment_path: validate_getTaskComment_path,
  deleteTaskComment_query: validate_createTask_query,
  deleteTaskComment_header: validate_updateTask_header,
  setTaskReviewers_path: validate_getTask_path,
  setTaskReviewers_query: validate_createTask_query,
  setTaskReviewers_header: validate_updateTask_header,
  setTaskReviewers_body: validate_ReviewersInput,
  listTaskReviews_path: validate_getTask_path,
  listTaskReviews_query: validate_listTaskHistory_query,
  submitTaskReview_path: validate_getTask_path,
  submitTaskReview_query: validate_createTask_query,
  submitTaskReview_header: validate_createTask_header,
  submitTaskReview_body: validate_ReviewInput,
  getTaskReview_path: validate_getTaskReview_path,
  getTaskReview_query: validate_createTask_query,
  listPlanSteps_path: validate_getTask_path,
  listPlanSteps_query: validate_createTask_query,
  listPlanSteps_header: validate_getTask_header,
  createPlanStep_path: validate_getTask_path,
  createPlanStep_query: validate_createTask_query,
  createPlanStep_header: validate_createTask_header,
  createPlanStep_body: validate_PlanStepInput,
  reorderPlanSteps_path: validate_getTask_path,
  reorderPlanSteps_query: validate_createTask_query,
  reorderPlanSteps_header: validate_updateTask_header,
  reorderPlanSteps_body: validate_PlanOrderInput,
  executePlan_path: validate_getTask_path,
  executePlan_query: validate_createTask_query,
  executePlan_header: validate_createTask_header,
  executePlan_body: validate_PlanExecutionInput,
  getPlanStep_path: validate_getPlanStep_path,
  getPlanStep_query: validate_createTask_query,
  getPlanStep_header: validate_getTask_header,
  updatePlanStep_path: validate_getPlanStep_path,
  updatePlanStep_query: validate_createTask_query,
  updatePlanStep_header: validate_updateTask_header,
  updatePlanStep_body: validate_PlanStepPatch,
  deletePlanStep_path: validate_getPlanStep_path,
  deletePlanStep_query: validate_createTask_query,
  deletePlanStep_header: validate_updateTask_header,
  executePlanStep_path: validate_getPlanStep_path,
  executePlanStep_query: validate_createTask_query,
  executePlanStep_header: validate_createTask_header,
  executePlanStep_body: validate_StepExecutionInput,
  getTaskChanges_path: validate_getTask_path,
  getTaskChanges_query: validate_createTask_query,
  getTaskChanges_header: validate_getTask_header,
  replaceTaskChanges_path: validate_getTask_path,
  replaceTaskChanges_query: validate_createTask_query,
  replaceTaskChanges_header: validate_updateTask_header,
  replaceTaskChanges_body: validate_TaskChangesInput,
  applyTaskChanges_path: validate_getTask_path,
  applyTaskChanges_query: validate_createTask_query,
  applyTaskChanges_header: validate_createTask_header,
  applyTaskChanges_body: validate_ApplyInput,
  listJobs_query: validate_listJobs_query,
  listSchedules_query: validate_listTaskHistory_query,
  createSchedule_query: validate_createTask_query,
  createSchedule_header: validate_createTask_header,
  createSchedule_body: validate_ScheduleInput,
  getSchedule_path: validate_getSchedule_path,
  getSchedule_query: validate_createTask_query,
  getSchedule_header: validate_getTask_header,
  updateSchedule_path: validate_getSchedule_path,
  updateSchedule_query: validate_createTask_query,
  updateSchedule_header: validate_updateTask_header,
  updateSchedule_body: validate_SchedulePatch,
  deleteSchedule_path: validate_getSchedule_path,
  deleteSchedule_query: validate_createTask_query,
  deleteSchedule_header: validate_updateTask_header,
  getJob_path: validate_getJob_path,
  getJob_query: validate_createTask_query,
  getJob_header: validate_getTask_header,
  cancelJob_path: validate_getJob_path,
  cancelJob_query: validate_createTask_query,
  cancelJob_header: validate_createTask_header,
  retryJob_path: validate_getJob_path,
  retryJob_query: validate_createTask_query,
  retryJob_header: validate_createTask_header,
  getJobLog_path: validate_getJob_path,
  getJobLog_query: validate_getJobLog_query,
  streamJob_path: validate_getJob_path,
  streamJob_query: validate_streamJob_query,
  streamJob_header: validate_streamJob_header,
  listResources_query: validate_listResources_query,
  uploadResource_query: validate_createTask_query,
  uploadResource_header: validate_createTask_header,
  getResource_path: validate_getResource_path,
  getResource_query: validate_getResource_query,
  getResource_header: validate_getResource_header,
  updateResource_path: validate_getResource_path,
  updateResource_query: validate_createTask_query,
  updateResource_header: validate_updateTask_header,
  updateResource_body: validate_ResourcePatch,
  deleteResource_path: validate_getResource_path,
  deleteResource_query: validate_createTask_query,
  getResourceThumbnail_path: validate_getResource_path,
  getResourceThumbnail_query: validate_createTask_query,
  getResourceThumbnail_header: validate_getResource_header,
  createResourceLink_path: validate_getResource_path,
  createResourceLink_query: validate_createTask_query,
  createResourceLink_header: validate_createTask_header,
  createResourceLink_body: validate_LinkInput,
  getLinkedFile_path: validate_getLinkedFile_path,
  getLinkedFile_query: validate_createTask_query,
  getLinkedFile_header: validate_getResource_header,
  listTerminals_path: validate_listTerminals_path,
  listTerminals_query: validate_createTask_query,
  openTerminal_path: validate_listTerminals_path,
  openTerminal_query: validate_createTask_query,
  openTerminal_header: validate_createTask_header,
  openTerminal_body: validate_TerminalInput,
  getTerminal_path: validate_getTerminal_path,
  getTerminal_query: validate_createTask_query,
  closeTerminal_path: validate_getTerminal_path,
  closeTerminal_query: validate_createTask_query,
  resizeTerminalSession_path: validate_getTerminal_path,
  resizeTerminalSession_query: validate_createTask_query,
  resizeTerminalSession_header: validate_createTask_header,
  resizeTerminalSession_body: validate_TerminalSize,
  writeTerminalSession_path: validate_getTerminal_path,
  writeTerminalSession_query: validate_createTask_query,
  writeTerminalSession_header: validate_createTask_header,
  writeTerminalSession_body: validate_TerminalData,
  readTerminalSession_path: validate_getTerminal_path,
  readTerminalSession_query: validate_getJobLog_query,
  resizeTerminal_path: validate_listTerminals_path,
  resizeTerminal_query: validate_createTask_query,
  resizeTerminal_header: validate_createTask_header,
  resizeTerminal_body: validate_TerminalResize,
  writeTerminal_path: validate_listTerminals_path,
  writeTerminal_query: validate_createTask_query,
  writeTerminal_header: validate_createTask_header,
  writeTerminal_body: validate_TerminalWrite,
  readTerminal_path: validate_listTerminals_path,
  readTerminal_query: validate_readTerminal_query,
  listMailFolders_query: validate_createTask_query,
  sendEmail_query: validate_createTask_query,
  sendEmail_header: validate_createTask_header,
  sendEmail_body: validate_EmailInput,
  listEmails_path: validate_listEmails_path,
  listEmails_query: validate_listEmails_query,
  deliverEmail_path: validate_deliverEmail_path,
  deliverEmail_query: validate_createTask_query,
  deliverEmail_header: validate_createTask_header,
  deliverEmail_body: validate_DeliveryInput,
  getEmail_path: validate_getEmail_path,
  getEmail_query: validate_createTask_query,
  deleteEmail_path: validate_getEmail_path,
  deleteEmail_query: validate_createTask_query,
  moveEmail_path: validate_getEmail_path,
  moveEmail_query: validate_createTask_query,
  moveEmail_header: validate_createTask_header,
  moveEmail_body: validate_EmailMoveInput,
  getEmailSource_path: validate_getEmail_path,
  getEmailSource_query: validate_createTask_query,
  getEmailSource_header: validate_getResource_header,
  getEmailAttachment_path: validate_getEmailAttachment_path,
  getEmailAttachment_query: validate_createTask_query,
  getEmailAttachment_header: validate_getResource_header,
  createTaskFromEmail_path: validate_getEmail_path,
  createTaskFromEmail_query: validate_createTask_query,
  createTaskFromEmail_header: validate_createTask_header,
  createTaskFromEmail_body: validate_EmailTaskInput,
  getRoleContext_query: validate_createTask_query,
  getConfig_query: validate_createTask_query,
  getApproval_query: validate_createTask_query,
  approveCommands_query: validate_createTask_query,
  approveCommands_header: validate_createTask_header,
  approveCommands_body: validate_ApprovalInput,
  pushChanges_query: validate_createTask_query,
  pushChanges_header: validate_createTask_header,
  pushChanges_body: validate_PushInput,
  executeMcpTool_query: validate_createTask_query,
  executeMcpTool_header: validate_createTask_header,
  executeMcpTool_body: validate_McpToolCall,
  getIdentity_query: validate_createTask_query,
  login_query: validate_createTask_query,
  login_header: validate_createTask_header,
  login_body: validate_LoginInput,
  logout_query: validate_createTask_query,
  logout_header: validate_createTask_header,
  getSetup_query: validate_createTask_query,
  completeSetup_query: validate_createTask_query,
  completeSetup_header: validate_createTask_header,
  completeSetup_body: validate_SetupInput,
  acceptInvite_query: validate_createTask_query,
  acceptInvite_header: validate_createTask_header,
  acceptInvite_body: validate_InviteAcceptance,
  listTokens_query: validate_listTaskHistory_query,
  createToken_query: validate_createTask_query,
  createToken_header: validate_createTask_header,
  createToken_body: validate_TokenInput,
  getToken_path: validate_getTask_path,
  getToken_query: validate_createTask_query,
  getToken_header: validate_getTask_header,
  revokeToken_path: validate_getTask_path,
  revokeToken_query: validate_createTask_query,
  revokeToken_header: validate_updateTask_header,
  rotateToken_path: validate_getTask_path,
  rotateToken_query: validate_createTask_query,
  rotateToken_header: validate_createTask_header,
  rotateToken_body: validate_RotationInput,
  exchangeToken_query: validate_createTask_query,
  exchangeToken_header: validate_createTask_header,
  exchangeToken_body: validate_ExchangeInput,
  listScopes_query: validate_createTask_query,
  listSessions_query: validate_createTask_query,
  revokeSession_path: validate_getTask_path,
  revokeSession_query: validate_createTask_query,
  checkAccess_query: validate_createTask_query,
  checkAccess_header: validate_createTask_header,
  checkAccess_body: validate_AccessInput,
  listAuditEntries_query: validate_listTaskHistory_query,
  getCurrentUser_query: validate_createTask_query,
  getCurrentUser_header: validate_getTask_header,
  updateCurrentUser_query: validate_createTask_query,
  updateCurrentUser_header: validate_updateTask_header,
  updateCurrentUser_body: validate_CurrentUserPatch,
  changePassword_query: validate_createTask_query,
  changePassword_header: validate_createTask_header,
  changePassword_body: validate_PasswordChange,
  getPreferences_query: validate_createTask_query,
  getPreferences_header: validate_getTask_header,
  updatePreferences_query: validate_createTask_query,
  updatePreferences_header: validate_updateTask_header,
  updatePreferences_body: validate_PreferencesPatch,
  listUsers_query: validate_listTaskHistory_query,
  createUser_query: validate_createTask_query,
  createUser_header: validate_createTask_header,
  createUser_body: validate_UserInput,
  getUser_path: validate_getTask_path,
  getUser_query: validate_createTask_query,
  getUser_header: validate_getTask_header,
  updateUser_path: validate_getTask_path,
  updateUser_query: validate_createTask_query,
  updateUser_header: validate_updateTask_header,
  updateUser_body: validate_UserPatch,
  deleteUser_path: validate_getTask_path,
  deleteUser_query: validate_createTask_query,
  deleteUser_header: validate_updateTask_header,
  createUserInvite_path: validate_getTask_path,
  createUserInvite_query: validate_createTask_query,
  createUserInvite_header: validate_createTask_header,
  disableUser_path: validate_getTask_path,
  disableUser_query: validate_createTask_query,
  disableUser_header: validate_createTask_header,
  enableUser_path: validate_getTask_path,
  enableUser_query: validate_createTask_query,
  enableUser_header: validate_createTask_header,
  streamEvents_query: validate_streamEvents_query,
  streamEvents_header: validate_streamJob_header,
  createEventTicket_query: validate_createTask_query,
  createEventTicket_header: validate_createTask_header,
  listWebhooks_query: validate_listTaskHistory_query,
  createWebhook_query: validate_createTask_query,
  createWebhook_header: validate_createTask_header,
  createWebhook_body: validate_WebhookInput,
  getWebhook_path: validate_getTask_path,
  getWebhook_query: validate_createTask_query,
  getWebhook_header: validate_getTask_header,
  updateWebhook_path: validate_getTask_path,
  updateWebhook_query: validate_createTask_query,
  updateWebhook_header: validate_updateTask_header,
  updateWebhook_body: validate_WebhookPatch,
  deleteWebhook_path: validate_getTask_path,
  deleteWebhook_query: validate_createTask_query,
  deleteWebhook_header: validate_updateTask_header,
  testWebhook_path: validate_getTask_path,
  testWebhook_query: validate_createTask_query,
  testWebhook_header: validate_createTask_header,
  listDeliveries_path: validate_getTask_path,
  listDeliveries_query: validate_listTaskHistory_query,
  redeliver_path: validate_redeliver_path,
  redeliver_query: validate_createTask_query,
  redeliver_header: validate_createTask_header,
  rotateWebhookSecret_path: validate_getTask_path,
  rotateWebhookSecret_query: validate_createTask_query,
  rotateWebhookSecret_header: validate_createTask_header,
  getVersion_query: validate_createTask_query,
  getHealth_query: validate_createTask_query,
  getReadiness_query: validate_createTask_query,
  getLimits_query: validate_createTask_query,
  listErrorCodes_query: validate_createTask_query,
}
