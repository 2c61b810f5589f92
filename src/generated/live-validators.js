// Made from openapi.yaml by `npm run generate`. Do not edit.
import runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js'
const made = {}
const func_653064f49528 = runtime_ucs2length.default;
const pattern_87ffdf64e80b = new RegExp("^[A-Za-z0-9._:-]+$", "u");
function schema_2eeacb838d71(){ return made.schema_2eeacb838d71 ??= {"type":"string","minLength":1,"maxLength":128,"example":"task_01ke3v7s9x4t2m8r6d0w5hq9nz"}; }
function schema_2f1c5012a6bf(){ return made.schema_2f1c5012a6bf ??= {"type":"integer","minimum":0,"maximum":9007199254740991,"example":4096}; }
function schema_385edad94ca0(){ return made.schema_385edad94ca0 ??= {"type":"object","additionalProperties":false,"required":["type","cols","rows"],"properties":{"type":{"type":"string","const":"resize"},"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"}}}; }
function schema_45dd10d6b791(){ return made.schema_45dd10d6b791 ??= {"type":"integer","minimum":1,"maximum":1000,"example":24}; }
function schema_7ed8f4a0a34c(){ return made.schema_7ed8f4a0a34c ??= {"type":"object","additionalProperties":false,"required":["type","cursor"],"properties":{"type":{"type":"string","const":"ack"},"cursor":{"$ref":"TerminalPosition#"}}}; }
function schema_8c9c90a6d646(){ return made.schema_8c9c90a6d646 ??= {"type":"string","example":"task.*","enum":["*","task.*","task.comment.*","task.changes.*","task.review.*","plan_step.*","resource.*","terminal.*","mail.*","context.*","config.*","secret.*","git.*","git.push.*","git.branch.*","git.tag.*","git.stash.*","file.*","workspace.*","mcp.*","mcp.server.*","mcp.tools.*","mcp.call.*","ai.*","ai.provider.*","ai.call.*","ai.budget.*","chat.*","chat.message.*","chat.approval.*","skill.*","knowledge.*","job.*","schedule.*","token.*","session.*","user.*","second_factor.*","recovery_code.*","device_sign_in.*","webhook.*","integration.*","runner.*","stream.*","task.created","task.updated","task.deleted","task.transitioned","task.moved","task.claimed","task.released","task.stalled","task.comment.created","task.comment.updated","task.comment.deleted","task.comment.resolved","task.comment.reopened","task.changes.replaced","task.changes.applied","task.review.submitted","plan_step.created","plan_step.updated","plan_step.deleted","plan_step.started","plan_step.output","plan_step.finished","resource.uploaded","resource.deleted","resource.updated","terminal.opened","terminal.resized","terminal.shared","terminal.exited","terminal.closed","terminal.lost","mail.received","mail.moved","mail.deleted","mail.sent","mail.failed","context.updated","config.updated","config.approved","secret.set","secret.deleted","git.pushed","git.push.rejected","git.fetched","git.committed","git.branch.updated","git.tag.updated","git.stash.updated","file.written","file.moved","file.deleted","workspace.created","workspace.deleted","workspace.checkpointed","workspace.restored","workspace.conflicted","workspace.merged","workspace.aborted","mcp.server.starting","mcp.server.connected","mcp.server.failed","mcp.server.needs_auth","mcp.server.stopped","mcp.tools.changed","mcp.call.waiting","mcp.call.started","mcp.call.progress","mcp.call.finished","ai.provider.put","ai.provider.deleted","ai.call.finished","ai.budget.put","chat.created","chat.updated","chat.deleted","chat.message.created","chat.message.finished","chat.approval.requested","chat.approval.resolved","skill.created","skill.deleted","skill.updated","knowledge.created","knowledge.deleted","knowledge.updated","job.queued","job.started","job.progress","job.finished","schedule.created","schedule.updated","schedule.deleted","schedule.disabled","token.created","token.revoked","token.rotated","session.started","session.ended","user.created","user.updated","user.disabled","user.enabled","user.deleted","second_factor.added","second_factor.removed","recovery_code.used","device_sign_in.approved","device_sign_in.rejected","webhook.created","webhook.updated","webhook.deleted","webhook.delivered","webhook.failed","webhook.disabled","webhook.test","integration.created","integration.updated","integration.deleted","integration.connected","integration.failed","runner.created","runner.updated","runner.deleted","runner.connected","runner.disconnected","stream.gap"]}; }
function schema_8dffe1d27a04(){ return made.schema_8dffe1d27a04 ??= {"type":"object","additionalProperties":false,"required":["type","id"],"properties":{"type":{"type":"string","const":"unsubscribe"},"id":{"$ref":"LiveId#"}}}; }
function schema_a9c91944c430(){ return made.schema_a9c91944c430 ??= {"type":"object","additionalProperties":false,"required":["type","id","stream"],"properties":{"type":{"type":"string","const":"subscribe"},"id":{"$ref":"LiveId#"},"stream":{"type":"string","enum":["events","job","chat"]},"after":{"type":"integer","minimum":0,"maximum":9007199254740991},"kinds":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"EventSelector#"}},"taskId":{"$ref":"Id#"},"jobId":{"$ref":"Id#"},"chatId":{"$ref":"Id#"}},"x-choices":{"stream":["events","job","chat"]}}; }
function schema_b4c837aa1161(){ return made.schema_b4c837aa1161 ??= {"type":"integer","minimum":1,"maximum":1000,"example":80}; }
function schema_b8f9850f34f4(){ return made.schema_b8f9850f34f4 ??= {"type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"TerminalAck#"},{"$ref":"TerminalResizeRequest#"},{"$ref":"TerminalTake#"},{"$ref":"TerminalPing#"}],"x-tags":["ack","resize","take","ping"]}; }
function schema_c58237c0a955(){ return made.schema_c58237c0a955 ??= {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"take"}}}; }
function schema_dbb9b680ef5a(){ return made.schema_dbb9b680ef5a ??= {"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._:-]+$","example":"board"}; }
function schema_dbeb2b845ce2(){ return made.schema_dbeb2b845ce2 ??= {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"type":"string","const":"ping"}}}; }
function schema_ff7e1b2f5061(){ return made.schema_ff7e1b2f5061 ??= {"type":"object","discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"LiveSubscribe#"},{"$ref":"LiveUnsubscribe#"},{"$ref":"LivePing#"}],"x-tags":["subscribe","unsubscribe","ping"]}; }
function add(errors, error){
if(errors === null) return [error];
errors.push(error);
return errors;
}
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_b4c837aa1161().type,parentSchema:schema_b4c837aa1161(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_b4c837aa1161(),data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_b4c837aa1161(),data});
errors++;
}
}
validate_Columns.errors = vErrors;
return errors === 0;
}
validate_Columns.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8c9c90a6d646().type,parentSchema:schema_8c9c90a6d646(),data});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "task.*")) || (data === "task.comment.*")) || (data === "task.changes.*")) || (data === "task.review.*")) || (data === "plan_step.*")) || (data === "resource.*")) || (data === "terminal.*")) || (data === "mail.*")) || (data === "context.*")) || (data === "config.*")) || (data === "secret.*")) || (data === "git.*")) || (data === "git.push.*")) || (data === "git.branch.*")) || (data === "git.tag.*")) || (data === "git.stash.*")) || (data === "file.*")) || (data === "workspace.*")) || (data === "mcp.*")) || (data === "mcp.server.*")) || (data === "mcp.tools.*")) || (data === "mcp.call.*")) || (data === "ai.*")) || (data === "ai.provider.*")) || (data === "ai.call.*")) || (data === "ai.budget.*")) || (data === "chat.*")) || (data === "chat.message.*")) || (data === "chat.approval.*")) || (data === "skill.*")) || (data === "knowledge.*")) || (data === "job.*")) || (data === "schedule.*")) || (data === "token.*")) || (data === "session.*")) || (data === "user.*")) || (data === "second_factor.*")) || (data === "recovery_code.*")) || (data === "device_sign_in.*")) || (data === "webhook.*")) || (data === "integration.*")) || (data === "runner.*")) || (data === "stream.*")) || (data === "task.created")) || (data === "task.updated")) || (data === "task.deleted")) || (data === "task.transitioned")) || (data === "task.moved")) || (data === "task.claimed")) || (data === "task.released")) || (data === "task.stalled")) || (data === "task.comment.created")) || (data === "task.comment.updated")) || (data === "task.comment.deleted")) || (data === "task.comment.resolved")) || (data === "task.comment.reopened")) || (data === "task.changes.replaced")) || (data === "task.changes.applied")) || (data === "task.review.submitted")) || (data === "plan_step.created")) || (data === "plan_step.updated")) || (data === "plan_step.deleted")) || (data === "plan_step.started")) || (data === "plan_step.output")) || (data === "plan_step.finished")) || (data === "resource.uploaded")) || (data === "resource.deleted")) || (data === "resource.updated")) || (data === "terminal.opened")) || (data === "terminal.resized")) || (data === "terminal.shared")) || (data === "terminal.exited")) || (data === "terminal.closed")) || (data === "terminal.lost")) || (data === "mail.received")) || (data === "mail.moved")) || (data === "mail.deleted")) || (data === "mail.sent")) || (data === "mail.failed")) || (data === "context.updated")) || (data === "config.updated")) || (data === "config.approved")) || (data === "secret.set")) || (data === "secret.deleted")) || (data === "git.pushed")) || (data === "git.push.rejected")) || (data === "git.fetched")) || (data === "git.committed")) || (data === "git.branch.updated")) || (data === "git.tag.updated")) || (data === "git.stash.updated")) || (data === "file.written")) || (data === "file.moved")) || (data === "file.deleted")) || (data === "workspace.created")) || (data === "workspace.deleted")) || (data === "workspace.checkpointed")) || (data === "workspace.restored")) || (data === "workspace.conflicted")) || (data === "workspace.merged")) || (data === "workspace.aborted")) || (data === "mcp.server.starting")) || (data === "mcp.server.connected")) || (data === "mcp.server.failed")) || (data === "mcp.server.needs_auth")) || (data === "mcp.server.stopped")) || (data === "mcp.tools.changed")) || (data === "mcp.call.waiting")) || (data === "mcp.call.started")) || (data === "mcp.call.progress")) || (data === "mcp.call.finished")) || (data === "ai.provider.put")) || (data === "ai.provider.deleted")) || (data === "ai.call.finished")) || (data === "ai.budget.put")) || (data === "chat.created")) || (data === "chat.updated")) || (data === "chat.deleted")) || (data === "chat.message.created")) || (data === "chat.message.finished")) || (data === "chat.approval.requested")) || (data === "chat.approval.resolved")) || (data === "skill.created")) || (data === "skill.deleted")) || (data === "skill.updated")) || (data === "knowledge.created")) || (data === "knowledge.deleted")) || (data === "knowledge.updated")) || (data === "job.queued")) || (data === "job.started")) || (data === "job.progress")) || (data === "job.finished")) || (data === "schedule.created")) || (data === "schedule.updated")) || (data === "schedule.deleted")) || (data === "schedule.disabled")) || (data === "token.created")) || (data === "token.revoked")) || (data === "token.rotated")) || (data === "session.started")) || (data === "session.ended")) || (data === "user.created")) || (data === "user.updated")) || (data === "user.disabled")) || (data === "user.enabled")) || (data === "user.deleted")) || (data === "second_factor.added")) || (data === "second_factor.removed")) || (data === "recovery_code.used")) || (data === "device_sign_in.approved")) || (data === "device_sign_in.rejected")) || (data === "webhook.created")) || (data === "webhook.updated")) || (data === "webhook.deleted")) || (data === "webhook.delivered")) || (data === "webhook.failed")) || (data === "webhook.disabled")) || (data === "webhook.test")) || (data === "integration.created")) || (data === "integration.updated")) || (data === "integration.deleted")) || (data === "integration.connected")) || (data === "integration.failed")) || (data === "runner.created")) || (data === "runner.updated")) || (data === "runner.deleted")) || (data === "runner.connected")) || (data === "runner.disconnected")) || (data === "stream.gap"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_8c9c90a6d646().enum},message:"must be equal to one of the allowed values",schema:schema_8c9c90a6d646().enum,parentSchema:schema_8c9c90a6d646(),data});
errors++;
}
validate_EventSelector.errors = vErrors;
return errors === 0;
}
validate_EventSelector.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_2eeacb838d71(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_2eeacb838d71(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2eeacb838d71().type,parentSchema:schema_2eeacb838d71(),data});
errors++;
}
validate_Id.errors = vErrors;
return errors === 0;
}
validate_Id.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_LiveId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LiveId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_dbb9b680ef5a(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_dbb9b680ef5a(),data});
errors++;
}
if(!pattern_87ffdf64e80b.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\"",schema:"^[A-Za-z0-9._:-]+$",parentSchema:schema_dbb9b680ef5a(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_dbb9b680ef5a().type,parentSchema:schema_dbb9b680ef5a(),data});
errors++;
}
validate_LiveId.errors = vErrors;
return errors === 0;
}
validate_LiveId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_LivePing(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LivePing.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_dbeb2b845ce2().required,parentSchema:schema_dbeb2b845ce2(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_dbeb2b845ce2(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_dbeb2b845ce2().properties.type.type,parentSchema:schema_dbeb2b845ce2().properties.type,data:data0});
errors++;
}
if("ping" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant",schema:"ping",parentSchema:schema_dbeb2b845ce2().properties.type,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dbeb2b845ce2().type,parentSchema:schema_dbeb2b845ce2(),data});
errors++;
}
validate_LivePing.errors = vErrors;
return errors === 0;
}
validate_LivePing.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_LiveRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LiveRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "subscribe"){
if(!(validate_LiveSubscribe(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LiveSubscribe.errors : vErrors.concat(validate_LiveSubscribe.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "unsubscribe"){
if(!(validate_LiveUnsubscribe(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LiveUnsubscribe.errors : vErrors.concat(validate_LiveUnsubscribe.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ping"){
if(!(validate_LivePing(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LivePing.errors : vErrors.concat(validate_LivePing.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf",schema:schema_ff7e1b2f5061().discriminator,parentSchema:schema_ff7e1b2f5061(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string",schema:schema_ff7e1b2f5061().discriminator,parentSchema:schema_ff7e1b2f5061(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ff7e1b2f5061().type,parentSchema:schema_ff7e1b2f5061(),data});
errors++;
}
validate_LiveRequest.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_LiveRequest.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate_LiveSubscribe(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LiveSubscribe.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_a9c91944c430().required,parentSchema:schema_a9c91944c430(),data});
errors++;
}
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_a9c91944c430().required,parentSchema:schema_a9c91944c430(),data});
errors++;
}
if(data.stream === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stream"},message:"must have required property '"+"stream"+"'",schema:schema_a9c91944c430().required,parentSchema:schema_a9c91944c430(),data});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "id")) || (key0 === "stream")) || (key0 === "after")) || (key0 === "kinds")) || (key0 === "taskId")) || (key0 === "jobId")) || (key0 === "chatId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a9c91944c430(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a9c91944c430().properties.type.type,parentSchema:schema_a9c91944c430().properties.type,data:data0});
errors++;
}
if("subscribe" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "subscribe"},message:"must be equal to constant",schema:"subscribe",parentSchema:schema_a9c91944c430().properties.type,data:data0});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_LiveId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LiveId.errors : vErrors.concat(validate_LiveId.errors);
errors = vErrors.length;
}
}
if(data.stream !== undefined){
let data2 = data.stream;
if(typeof data2 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a9c91944c430().properties.stream.type,parentSchema:schema_a9c91944c430().properties.stream,data:data2});
errors++;
}
if(!(((data2 === "events") || (data2 === "job")) || (data2 === "chat"))){
vErrors = add(vErrors, {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/enum",keyword:"enum",params:{allowedValues: schema_a9c91944c430().properties.stream.enum},message:"must be equal to one of the allowed values",schema:schema_a9c91944c430().properties.stream.enum,parentSchema:schema_a9c91944c430().properties.stream,data:data2});
errors++;
}
}
if(data.after !== undefined){
let data3 = data.after;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_a9c91944c430().properties.after.type,parentSchema:schema_a9c91944c430().properties.after,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_a9c91944c430().properties.after,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_a9c91944c430().properties.after,data:data3});
errors++;
}
}
}
if(data.kinds !== undefined){
let data4 = data.kinds;
if(Array.isArray(data4)){
if(data4.length > 50){
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_a9c91944c430().properties.kinds,data:data4});
errors++;
}
if(data4.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_a9c91944c430().properties.kinds,data:data4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_EventSelector(data4[i0], {instancePath:instancePath+"/kinds/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventSelector.errors : vErrors.concat(validate_EventSelector.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_a9c91944c430().properties.kinds.type,parentSchema:schema_a9c91944c430().properties.kinds,data:data4});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.jobId !== undefined){
if(!(validate_Id(data.jobId, {instancePath:instancePath+"/jobId",parentData:data,parentDataProperty:"jobId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.chatId !== undefined){
if(!(validate_Id(data.chatId, {instancePath:instancePath+"/chatId",parentData:data,parentDataProperty:"chatId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a9c91944c430().type,parentSchema:schema_a9c91944c430(),data});
errors++;
}
validate_LiveSubscribe.errors = vErrors;
return errors === 0;
}
validate_LiveSubscribe.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_LiveUnsubscribe(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_LiveUnsubscribe.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_8dffe1d27a04().required,parentSchema:schema_8dffe1d27a04(),data});
errors++;
}
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_8dffe1d27a04().required,parentSchema:schema_8dffe1d27a04(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "id"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_8dffe1d27a04(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8dffe1d27a04().properties.type.type,parentSchema:schema_8dffe1d27a04().properties.type,data:data0});
errors++;
}
if("unsubscribe" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "unsubscribe"},message:"must be equal to constant",schema:"unsubscribe",parentSchema:schema_8dffe1d27a04().properties.type,data:data0});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_LiveId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_LiveId.errors : vErrors.concat(validate_LiveId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_8dffe1d27a04().type,parentSchema:schema_8dffe1d27a04(),data});
errors++;
}
validate_LiveUnsubscribe.errors = vErrors;
return errors === 0;
}
validate_LiveUnsubscribe.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_45dd10d6b791().type,parentSchema:schema_45dd10d6b791(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema_45dd10d6b791(),data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_45dd10d6b791(),data});
errors++;
}
}
validate_Rows.errors = vErrors;
return errors === 0;
}
validate_Rows.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TerminalAck(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalAck.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_7ed8f4a0a34c().required,parentSchema:schema_7ed8f4a0a34c(),data});
errors++;
}
if(data.cursor === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cursor"},message:"must have required property '"+"cursor"+"'",schema:schema_7ed8f4a0a34c().required,parentSchema:schema_7ed8f4a0a34c(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_7ed8f4a0a34c(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_7ed8f4a0a34c().properties.type.type,parentSchema:schema_7ed8f4a0a34c().properties.type,data:data0});
errors++;
}
if("ack" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ack"},message:"must be equal to constant",schema:"ack",parentSchema:schema_7ed8f4a0a34c().properties.type,data:data0});
errors++;
}
}
if(data.cursor !== undefined){
if(!(validate_TerminalPosition(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TerminalPosition.errors : vErrors.concat(validate_TerminalPosition.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_7ed8f4a0a34c().type,parentSchema:schema_7ed8f4a0a34c(),data});
errors++;
}
validate_TerminalAck.errors = vErrors;
return errors === 0;
}
validate_TerminalAck.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalPing(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalPing.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_dbeb2b845ce2().required,parentSchema:schema_dbeb2b845ce2(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_dbeb2b845ce2(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_dbeb2b845ce2().properties.type.type,parentSchema:schema_dbeb2b845ce2().properties.type,data:data0});
errors++;
}
if("ping" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant",schema:"ping",parentSchema:schema_dbeb2b845ce2().properties.type,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dbeb2b845ce2().type,parentSchema:schema_dbeb2b845ce2(),data});
errors++;
}
validate_TerminalPing.errors = vErrors;
return errors === 0;
}
validate_TerminalPing.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalPosition(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalPosition.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_2f1c5012a6bf().type,parentSchema:schema_2f1c5012a6bf(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_2f1c5012a6bf(),data});
errors++;
}
if(data < 0 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_2f1c5012a6bf(),data});
errors++;
}
}
validate_TerminalPosition.errors = vErrors;
return errors === 0;
}
validate_TerminalPosition.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TerminalRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "ack"){
if(!(validate_TerminalAck(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TerminalAck.errors : vErrors.concat(validate_TerminalAck.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "resize"){
if(!(validate_TerminalResizeRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TerminalResizeRequest.errors : vErrors.concat(validate_TerminalResizeRequest.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "take"){
if(!(validate_TerminalTake(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TerminalTake.errors : vErrors.concat(validate_TerminalTake.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "ping"){
if(!(validate_TerminalPing(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TerminalPing.errors : vErrors.concat(validate_TerminalPing.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf",schema:schema_b8f9850f34f4().discriminator,parentSchema:schema_b8f9850f34f4(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string",schema:schema_b8f9850f34f4().discriminator,parentSchema:schema_b8f9850f34f4(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b8f9850f34f4().type,parentSchema:schema_b8f9850f34f4(),data});
errors++;
}
validate_TerminalRequest.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_TerminalRequest.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate_TerminalResizeRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalResizeRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_385edad94ca0().required,parentSchema:schema_385edad94ca0(),data});
errors++;
}
if(data.cols === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cols"},message:"must have required property '"+"cols"+"'",schema:schema_385edad94ca0().required,parentSchema:schema_385edad94ca0(),data});
errors++;
}
if(data.rows === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema_385edad94ca0().required,parentSchema:schema_385edad94ca0(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "cols")) || (key0 === "rows"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_385edad94ca0(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_385edad94ca0().properties.type.type,parentSchema:schema_385edad94ca0().properties.type,data:data0});
errors++;
}
if("resize" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "resize"},message:"must be equal to constant",schema:"resize",parentSchema:schema_385edad94ca0().properties.type,data:data0});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_385edad94ca0().type,parentSchema:schema_385edad94ca0(),data});
errors++;
}
validate_TerminalResizeRequest.errors = vErrors;
return errors === 0;
}
validate_TerminalResizeRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalTake(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalTake.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema_c58237c0a955().required,parentSchema:schema_c58237c0a955(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c58237c0a955(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c58237c0a955().properties.type.type,parentSchema:schema_c58237c0a955().properties.type,data:data0});
errors++;
}
if("take" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "take"},message:"must be equal to constant",schema:"take",parentSchema:schema_c58237c0a955().properties.type,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c58237c0a955().type,parentSchema:schema_c58237c0a955(),data});
errors++;
}
validate_TerminalTake.errors = vErrors;
return errors === 0;
}
validate_TerminalTake.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validators = {
  LiveRequest: validate_LiveRequest,
  TerminalRequest: validate_TerminalRequest,
}
