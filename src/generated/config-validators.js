// Made from openapi.yaml by `npm run generate`. Do not edit.
import runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js'
const made = {}
const func_191f75b36e8d = Object.prototype.hasOwnProperty;
const func_653064f49528 = runtime_ucs2length.default;
const pattern_4dc276a694c2 = new RegExp("^[a-z0-9][a-z0-9._:-]*$", "u");
const pattern_6301c483b4a6 = new RegExp("\\S", "u");
const pattern_aad2841685f1 = new RegExp("^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$", "u");
const pattern_d3ae9d7ca936 = new RegExp("^[\\w.:-]+$", "u");
const pattern_dc9919cc9a1d = new RegExp("^[a-z-]+(,[a-z-]+)*$", "u");
function schema_03c29552d2ee(){ return made.schema_03c29552d2ee ??= {"type":"object","$ref":"McpServerEntry#","oneOf":[{"required":["command"]},{"required":["url"]}],"x-refusal":"needs either a \"command\" that starts it or the \"url\" of the server."}; }
function schema_0e0c0bf00221(){ return made.schema_0e0c0bf00221 ??= {"type":"array","maxItems":100,"items":{"$ref":"McpCallRule#"},"example":[{"tool":"write_file","arguments":{"path":"docs/*"},"action":"allow"},{"tool":"write_file","action":"ask"}]}; }
function schema_10bb4a1ed2dc(){ return made.schema_10bb4a1ed2dc ??= {"type":"object","additionalProperties":false,"required":["port","domains"],"properties":{"port":{"type":"integer","minimum":1,"maximum":65535},"host":{"type":"string","minLength":1,"maxLength":253,"pattern":"^[\\w.:-]+$","x-refusal":"must be a host name or an IP address."},"domains":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":253}},"bytesMax":{"type":"integer","minimum":1024,"maximum":26214400}}}; }
function schema_113f19373888(){ return made.schema_113f19373888 ??= {"type":"integer","minimum":1,"maximum":9007199254740991,"example":2000000}; }
function schema_4429c66198fe(){ return made.schema_4429c66198fe ??= {"type":"object","additionalProperties":false,"required":["host","port","from"],"properties":{"host":{"type":"string","minLength":1,"maxLength":253,"pattern":"^[\\w.:-]+$","x-refusal":"must be a host name or an IP address."},"port":{"type":"integer","minimum":1,"maximum":65535},"secure":{"type":"boolean"},"from":{"type":"string","minLength":1,"maxLength":512}}}; }
function schema_460ae84f565d(){ return made.schema_460ae84f565d ??= {"type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string","maxLength":32768},"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"\\S"},"defaultSkill":{"type":"string","maxLength":256},"aiModel":{"type":"string","maxLength":256},"embeddingModel":{"type":"string","maxLength":256},"mcpServers":{"type":"object","maxProperties":480,"additionalProperties":{"$ref":"ConfigMcpServer#"}},"agents":{"type":"object","maxProperties":32,"additionalProperties":{"$ref":"AgentConfig#"}},"platform":{"type":"object","additionalProperties":true},"scripts":{"type":"object","maxProperties":480,"additionalProperties":{"type":"string","maxLength":32768}},"rateLimit":{"anyOf":[{"type":"integer","minimum":1,"maximum":1000000},{"type":"string","enum":["off"]}]},"mail":{"type":"object","additionalProperties":false,"properties":{"smtp":{"$ref":"IncomingMailConfig#"},"outgoing":{"$ref":"OutgoingMailConfig#"}}},"sandbox":{"$ref":"SandboxConfig#"},"workspaces":{"$ref":"WorkspacesConfig#"}}}; }
function schema_64c6ce70b202(){ return made.schema_64c6ce70b202 ??= {"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9][a-z0-9._:-]*$"},"example":["gpu","linux"]}; }
function schema_67a33fbc5c9a(){ return made.schema_67a33fbc5c9a ??= {"type":"string","minLength":1,"maxLength":512,"pattern":"^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$","example":"HEAD~1"}; }
function schema_6a77abed98b4(){ return made.schema_6a77abed98b4 ??= {"type":"object","additionalProperties":{"$ref":"McpToolRule#"},"maxProperties":256,"example":{"*":"ask","read_*":"allow"}}; }
function schema_91206aac3717(){ return made.schema_91206aac3717 ??= {"type":"object","additionalProperties":false,"properties":{"network":{"type":"boolean"},"readOnlyPaths":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":4096,"pattern":"\\S"}},"memoryBytes":{"type":"integer","minimum":67108864,"maximum":1125899906842624}}}; }
function schema_9122aed4e3ed(){ return made.schema_9122aed4e3ed ??= {"type":"object","additionalProperties":{"type":"string","maxLength":4096},"maxProperties":50,"example":{"remote":"origin","branch":"topic/*"}}; }
function schema_cf40a37679ce(){ return made.schema_cf40a37679ce ??= {"type":"object","additionalProperties":false,"properties":{"isAutomatic":{"type":"boolean"},"ref":{"$ref":"GitRevision#"}}}; }
function schema_d1cce02677e8(){ return made.schema_d1cce02677e8 ??= {"type":"object","additionalProperties":false,"properties":{"mcpServers":{"type":"object","maxProperties":480,"additionalProperties":{"$ref":"ConfigMcpServer#"}},"servers":{"type":"object","maxProperties":480,"additionalProperties":{"$ref":"ConfigMcpServer#"}}}}; }
function schema_e3537af6243e(){ return made.schema_e3537af6243e ??= {"type":"object","additionalProperties":false,"required":["command"],"properties":{"command":{"type":"string","minLength":1,"maxLength":32768,"pattern":"\\S"},"args":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":32768}},"env":{"type":"object","additionalProperties":{"type":"string","maxLength":32768},"maxProperties":256,"x-secret":true},"cwd":{"type":"string","maxLength":32768},"runsOn":{"$ref":"RunsOn#"},"mode":{"type":"string","minLength":1,"maxLength":256},"toolSets":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[a-z-]+(,[a-z-]+)*$"},"idleSeconds":{"type":"integer","minimum":0,"maximum":3600,"default":300},"cancelSeconds":{"type":"number","minimum":0,"maximum":60,"default":0.8}}}; }
function schema_e464ff5e2aa6(){ return made.schema_e464ff5e2aa6 ??= {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["stdio","http","streamable-http","sse"]},"command":{"type":"string","minLength":1,"maxLength":32768,"pattern":"\\S","example":"npx"},"args":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":32768}},"env":{"type":"object","additionalProperties":{"type":"string","maxLength":32768},"maxProperties":256,"x-secret":true},"cwd":{"type":"string","maxLength":32768},"runsOn":{"$ref":"RunsOn#"},"startupTimeout":{"type":"integer","minimum":1000,"maximum":600000,"example":120000},"timeout":{"type":"integer","minimum":1000,"maximum":3600000,"example":300000},"url":{"type":"string","minLength":1,"maxLength":32768,"pattern":"\\S","example":"https://mcp.example.org/mcp"},"headers":{"type":"object","additionalProperties":{"type":"string","maxLength":32768},"maxProperties":256,"x-secret":true},"oauth":{"$ref":"McpOAuthOptions#"},"tools":{"$ref":"McpToolRules#"},"rules":{"$ref":"McpCallRules#"}}}; }
function schema_f2f05d32a83a(){ return made.schema_f2f05d32a83a ??= {"type":"object","additionalProperties":false,"required":["tool","action"],"properties":{"tool":{"type":"string","minLength":1,"maxLength":256,"example":"write_*"},"arguments":{"$ref":"ToolArgumentPatterns#"},"action":{"type":"string","enum":["allow","ask","deny"],"example":"ask"},"costMicrosMin":{"$ref":"RuleCostMin#"}},"x-choices":{"action":["allow","ask","deny"]}}; }
function schema_f685ad1cf366(){ return made.schema_f685ad1cf366 ??= {"type":"object","additionalProperties":false,"properties":{"clientId":{"type":"string","minLength":1,"maxLength":2048,"pattern":"\\S"},"clientSecret":{"type":"string","minLength":1,"maxLength":2048,"pattern":"\\S","x-secret":true},"clientMetadataUrl":{"type":"string","minLength":1,"maxLength":2048,"pattern":"\\S"},"scope":{"type":"string","minLength":1,"maxLength":2048,"pattern":"\\S"}}}; }
function schema_f7fc46e42831(){ return made.schema_f7fc46e42831 ??= {"type":"string","enum":["allow","ask","deny"],"example":"ask"}; }
function add(errors, error){
if(errors === null) return [error];
errors.push(error);
return errors;
}
function validate_AgentConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentConfig.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idleSeconds === undefined){
data.idleSeconds = 300;
}
if(data.cancelSeconds === undefined){
data.cancelSeconds = 0.8;
}
if(data.command === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'",schema:schema_e3537af6243e().required,parentSchema:schema_e3537af6243e(),data});
errors++;
}
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_e3537af6243e().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e3537af6243e(),data});
errors++;
}
}
if(data.command !== undefined){
let data0 = data.command;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e3537af6243e().properties.command,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e3537af6243e().properties.command,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_e3537af6243e().properties.command,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e3537af6243e().properties.command.type,parentSchema:schema_e3537af6243e().properties.command,data:data0});
errors++;
}
}
if(data.args !== undefined){
let data1 = data.args;
if(Array.isArray(data1)){
if(data1.length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/args",schemaPath:"#/properties/args/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items",schema:256,parentSchema:schema_e3537af6243e().properties.args,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e3537af6243e().properties.args.items,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e3537af6243e().properties.args.items.type,parentSchema:schema_e3537af6243e().properties.args.items,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_e3537af6243e().properties.args.type,parentSchema:schema_e3537af6243e().properties.args,data:data1});
errors++;
}
}
if(data.env !== undefined){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_e3537af6243e().properties.env,data:data3});
errors++;
}
for(const key1 in data3){
let data4 = data3[key1];
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e3537af6243e().properties.env.additionalProperties,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e3537af6243e().properties.env.additionalProperties.type,parentSchema:schema_e3537af6243e().properties.env.additionalProperties,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e3537af6243e().properties.env.type,parentSchema:schema_e3537af6243e().properties.env,data:data3});
errors++;
}
}
if(data.cwd !== undefined){
let data5 = data.cwd;
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e3537af6243e().properties.cwd,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e3537af6243e().properties.cwd.type,parentSchema:schema_e3537af6243e().properties.cwd,data:data5});
errors++;
}
}
if(data.runsOn !== undefined){
if(!(validate_RunsOn(data.runsOn, {instancePath:instancePath+"/runsOn",parentData:data,parentDataProperty:"runsOn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunsOn.errors : vErrors.concat(validate_RunsOn.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined){
let data7 = data.mode;
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e3537af6243e().properties.mode,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e3537af6243e().properties.mode,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e3537af6243e().properties.mode.type,parentSchema:schema_e3537af6243e().properties.mode,data:data7});
errors++;
}
}
if(data.toolSets !== undefined){
let data8 = data.toolSets;
if(typeof data8 === "string"){
if(func_653064f49528(data8) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/toolSets",schemaPath:"#/properties/toolSets/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_e3537af6243e().properties.toolSets,data:data8});
errors++;
}
if(func_653064f49528(data8) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/toolSets",schemaPath:"#/properties/toolSets/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e3537af6243e().properties.toolSets,data:data8});
errors++;
}
if(!pattern_dc9919cc9a1d.test(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/toolSets",schemaPath:"#/properties/toolSets/pattern",keyword:"pattern",params:{pattern: "^[a-z-]+(,[a-z-]+)*$"},message:"must match pattern \""+"^[a-z-]+(,[a-z-]+)*$"+"\"",schema:"^[a-z-]+(,[a-z-]+)*$",parentSchema:schema_e3537af6243e().properties.toolSets,data:data8});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/toolSets",schemaPath:"#/properties/toolSets/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e3537af6243e().properties.toolSets.type,parentSchema:schema_e3537af6243e().properties.toolSets,data:data8});
errors++;
}
}
let data9 = data.idleSeconds;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = add(vErrors, {instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_e3537af6243e().properties.idleSeconds.type,parentSchema:schema_e3537af6243e().properties.idleSeconds,data:data9});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 3600 || isNaN(data9)){
vErrors = add(vErrors, {instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema_e3537af6243e().properties.idleSeconds,data:data9});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = add(vErrors, {instancePath:instancePath+"/idleSeconds",schemaPath:"#/properties/idleSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_e3537af6243e().properties.idleSeconds,data:data9});
errors++;
}
}
let data10 = data.cancelSeconds;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60 || isNaN(data10)){
vErrors = add(vErrors, {instancePath:instancePath+"/cancelSeconds",schemaPath:"#/properties/cancelSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60",schema:60,parentSchema:schema_e3537af6243e().properties.cancelSeconds,data:data10});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = add(vErrors, {instancePath:instancePath+"/cancelSeconds",schemaPath:"#/properties/cancelSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_e3537af6243e().properties.cancelSeconds,data:data10});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cancelSeconds",schemaPath:"#/properties/cancelSeconds/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema_e3537af6243e().properties.cancelSeconds.type,parentSchema:schema_e3537af6243e().properties.cancelSeconds,data:data10});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e3537af6243e().type,parentSchema:schema_e3537af6243e(),data});
errors++;
}
validate_AgentConfig.errors = vErrors;
return errors === 0;
}
validate_AgentConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ConfigFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ConfigFile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_460ae84f565d().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_460ae84f565d(),data});
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_460ae84f565d().properties.$schema,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.$schema.type,parentSchema:schema_460ae84f565d().properties.$schema,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_460ae84f565d().properties.name,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_460ae84f565d().properties.name,data:data1});
errors++;
}
if(!pattern_6301c483b4a6.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_460ae84f565d().properties.name,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.name.type,parentSchema:schema_460ae84f565d().properties.name,data:data1});
errors++;
}
}
if(data.defaultSkill !== undefined){
let data2 = data.defaultSkill;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/defaultSkill",schemaPath:"#/properties/defaultSkill/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_460ae84f565d().properties.defaultSkill,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/defaultSkill",schemaPath:"#/properties/defaultSkill/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.defaultSkill.type,parentSchema:schema_460ae84f565d().properties.defaultSkill,data:data2});
errors++;
}
}
if(data.aiModel !== undefined){
let data3 = data.aiModel;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/aiModel",schemaPath:"#/properties/aiModel/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_460ae84f565d().properties.aiModel,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/aiModel",schemaPath:"#/properties/aiModel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.aiModel.type,parentSchema:schema_460ae84f565d().properties.aiModel,data:data3});
errors++;
}
}
if(data.embeddingModel !== undefined){
let data4 = data.embeddingModel;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/embeddingModel",schemaPath:"#/properties/embeddingModel/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_460ae84f565d().properties.embeddingModel,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/embeddingModel",schemaPath:"#/properties/embeddingModel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.embeddingModel.type,parentSchema:schema_460ae84f565d().properties.embeddingModel,data:data4});
errors++;
}
}
if(data.mcpServers !== undefined){
let data5 = data.mcpServers;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 480){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/maxProperties",keyword:"maxProperties",params:{limit: 480},message:"must NOT have more than 480 properties",schema:480,parentSchema:schema_460ae84f565d().properties.mcpServers,data:data5});
errors++;
}
for(const key1 in data5){
if(!(validate_ConfigMcpServer(data5[key1], {instancePath:instancePath+"/mcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ConfigMcpServer.errors : vErrors.concat(validate_ConfigMcpServer.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_460ae84f565d().properties.mcpServers.type,parentSchema:schema_460ae84f565d().properties.mcpServers,data:data5});
errors++;
}
}
if(data.agents !== undefined){
let data7 = data.agents;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 32){
vErrors = add(vErrors, {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties",schema:32,parentSchema:schema_460ae84f565d().properties.agents,data:data7});
errors++;
}
for(const key2 in data7){
if(!(validate_AgentConfig(data7[key2], {instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentConfig.errors : vErrors.concat(validate_AgentConfig.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_460ae84f565d().properties.agents.type,parentSchema:schema_460ae84f565d().properties.agents,data:data7});
errors++;
}
}
if(data.platform !== undefined){
let data9 = data.platform;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_460ae84f565d().properties.platform.type,parentSchema:schema_460ae84f565d().properties.platform,data:data9});
errors++;
}
}
if(data.scripts !== undefined){
let data10 = data.scripts;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 480){
vErrors = add(vErrors, {instancePath:instancePath+"/scripts",schemaPath:"#/properties/scripts/maxProperties",keyword:"maxProperties",params:{limit: 480},message:"must NOT have more than 480 properties",schema:480,parentSchema:schema_460ae84f565d().properties.scripts,data:data10});
errors++;
}
for(const key3 in data10){
let data11 = data10[key3];
if(typeof data11 === "string"){
if(func_653064f49528(data11) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/scripts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/scripts/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_460ae84f565d().properties.scripts.additionalProperties,data:data11});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/scripts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/scripts/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.scripts.additionalProperties.type,parentSchema:schema_460ae84f565d().properties.scripts.additionalProperties,data:data11});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/scripts",schemaPath:"#/properties/scripts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_460ae84f565d().properties.scripts.type,parentSchema:schema_460ae84f565d().properties.scripts,data:data10});
errors++;
}
}
if(data.rateLimit !== undefined){
let data12 = data.rateLimit;
const _errs29 = errors;
let valid4 = false;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
vErrors = add(vErrors, {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_460ae84f565d().properties.rateLimit.anyOf[0].type,parentSchema:schema_460ae84f565d().properties.rateLimit.anyOf[0],data:data12});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
vErrors = add(vErrors, {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema_460ae84f565d().properties.rateLimit.anyOf[0],data:data12});
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = add(vErrors, {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_460ae84f565d().properties.rateLimit.anyOf[0],data:data12});
errors++;
}
}
var _valid0 = _errs30 === errors;
valid4 = valid4 || _valid0;
const _errs32 = errors;
if(typeof data12 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_460ae84f565d().properties.rateLimit.anyOf[1].type,parentSchema:schema_460ae84f565d().properties.rateLimit.anyOf[1],data:data12});
errors++;
}
if(!(data12 === "off")){
vErrors = add(vErrors, {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema_460ae84f565d().properties.rateLimit.anyOf[1].enum},message:"must be equal to one of the allowed values",schema:schema_460ae84f565d().properties.rateLimit.anyOf[1].enum,parentSchema:schema_460ae84f565d().properties.rateLimit.anyOf[1],data:data12});
errors++;
}
var _valid0 = _errs32 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
vErrors = add(vErrors, {instancePath:instancePath+"/rateLimit",schemaPath:"#/properties/rateLimit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_460ae84f565d().properties.rateLimit.anyOf,parentSchema:schema_460ae84f565d().properties.rateLimit,data:data12});
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
if(data.mail !== undefined){
let data13 = data.mail;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key4 in data13){
if(!((key4 === "smtp") || (key4 === "outgoing"))){
vErrors = add(vErrors, {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema_460ae84f565d().properties.mail,data:data13});
errors++;
}
}
if(data13.smtp !== undefined){
if(!(validate_IncomingMailConfig(data13.smtp, {instancePath:instancePath+"/mail/smtp",parentData:data13,parentDataProperty:"smtp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IncomingMailConfig.errors : vErrors.concat(validate_IncomingMailConfig.errors);
errors = vErrors.length;
}
}
if(data13.outgoing !== undefined){
if(!(validate_OutgoingMailConfig(data13.outgoing, {instancePath:instancePath+"/mail/outgoing",parentData:data13,parentDataProperty:"outgoing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_OutgoingMailConfig.errors : vErrors.concat(validate_OutgoingMailConfig.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_460ae84f565d().properties.mail.type,parentSchema:schema_460ae84f565d().properties.mail,data:data13});
errors++;
}
}
if(data.sandbox !== undefined){
if(!(validate_SandboxConfig(data.sandbox, {instancePath:instancePath+"/sandbox",parentData:data,parentDataProperty:"sandbox",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SandboxConfig.errors : vErrors.concat(validate_SandboxConfig.errors);
errors = vErrors.length;
}
}
if(data.workspaces !== undefined){
if(!(validate_WorkspacesConfig(data.workspaces, {instancePath:instancePath+"/workspaces",parentData:data,parentDataProperty:"workspaces",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WorkspacesConfig.errors : vErrors.concat(validate_WorkspacesConfig.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_460ae84f565d().type,parentSchema:schema_460ae84f565d(),data});
errors++;
}
validate_ConfigFile.errors = vErrors;
return errors === 0;
}
validate_ConfigFile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ConfigMcpServer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ConfigMcpServer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_03c29552d2ee().type,parentSchema:schema_03c29552d2ee(),data});
errors++;
}
if(!(validate_McpServerEntry(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpServerEntry.errors : vErrors.concat(validate_McpServerEntry.errors);
errors = vErrors.length;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.command === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'",schema:schema_03c29552d2ee().oneOf[0].required,parentSchema:schema_03c29552d2ee().oneOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_03c29552d2ee().oneOf[1].required,parentSchema:schema_03c29552d2ee().oneOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema_03c29552d2ee().oneOf,parentSchema:schema_03c29552d2ee(),data});
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
validate_ConfigMcpServer.errors = vErrors;
return errors === 0;
}
validate_ConfigMcpServer.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_GitRevision(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitRevision.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 512){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_67a33fbc5c9a(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_67a33fbc5c9a(),data});
errors++;
}
if(!pattern_aad2841685f1.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$"+"\"",schema:"^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$",parentSchema:schema_67a33fbc5c9a(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_67a33fbc5c9a().type,parentSchema:schema_67a33fbc5c9a(),data});
errors++;
}
validate_GitRevision.errors = vErrors;
return errors === 0;
}
validate_GitRevision.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_IncomingMailConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_IncomingMailConfig.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.port === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'",schema:schema_10bb4a1ed2dc().required,parentSchema:schema_10bb4a1ed2dc(),data});
errors++;
}
if(data.domains === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domains"},message:"must have required property '"+"domains"+"'",schema:schema_10bb4a1ed2dc().required,parentSchema:schema_10bb4a1ed2dc(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "port") || (key0 === "host")) || (key0 === "domains")) || (key0 === "bytesMax"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_10bb4a1ed2dc(),data});
errors++;
}
}
if(data.port !== undefined){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_10bb4a1ed2dc().properties.port.type,parentSchema:schema_10bb4a1ed2dc().properties.port,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",schema:65535,parentSchema:schema_10bb4a1ed2dc().properties.port,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_10bb4a1ed2dc().properties.port,data:data0});
errors++;
}
}
}
if(data.host !== undefined){
let data1 = data.host;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 253){
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema_10bb4a1ed2dc().properties.host,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_10bb4a1ed2dc().properties.host,data:data1});
errors++;
}
if(!pattern_d3ae9d7ca936.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[\\w.:-]+$"},message:"must match pattern \""+"^[\\w.:-]+$"+"\"",schema:"^[\\w.:-]+$",parentSchema:schema_10bb4a1ed2dc().properties.host,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_10bb4a1ed2dc().properties.host.type,parentSchema:schema_10bb4a1ed2dc().properties.host,data:data1});
errors++;
}
}
if(data.domains !== undefined){
let data2 = data.domains;
if(Array.isArray(data2)){
if(data2.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_10bb4a1ed2dc().properties.domains,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 253){
vErrors = add(vErrors, {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema_10bb4a1ed2dc().properties.domains.items,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_10bb4a1ed2dc().properties.domains.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/domains/" + i0,schemaPath:"#/properties/domains/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_10bb4a1ed2dc().properties.domains.items.type,parentSchema:schema_10bb4a1ed2dc().properties.domains.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_10bb4a1ed2dc().properties.domains.type,parentSchema:schema_10bb4a1ed2dc().properties.domains,data:data2});
errors++;
}
}
if(data.bytesMax !== undefined){
let data4 = data.bytesMax;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = add(vErrors, {instancePath:instancePath+"/bytesMax",schemaPath:"#/properties/bytesMax/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_10bb4a1ed2dc().properties.bytesMax.type,parentSchema:schema_10bb4a1ed2dc().properties.bytesMax,data:data4});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 26214400 || isNaN(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/bytesMax",schemaPath:"#/properties/bytesMax/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26214400},message:"must be <= 26214400",schema:26214400,parentSchema:schema_10bb4a1ed2dc().properties.bytesMax,data:data4});
errors++;
}
if(data4 < 1024 || isNaN(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/bytesMax",schemaPath:"#/properties/bytesMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024},message:"must be >= 1024",schema:1024,parentSchema:schema_10bb4a1ed2dc().properties.bytesMax,data:data4});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_10bb4a1ed2dc().type,parentSchema:schema_10bb4a1ed2dc(),data});
errors++;
}
validate_IncomingMailConfig.errors = vErrors;
return errors === 0;
}
validate_IncomingMailConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpCallRule(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpCallRule.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'",schema:schema_f2f05d32a83a().required,parentSchema:schema_f2f05d32a83a(),data});
errors++;
}
if(data.action === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema_f2f05d32a83a().required,parentSchema:schema_f2f05d32a83a(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "tool") || (key0 === "arguments")) || (key0 === "action")) || (key0 === "costMicrosMin"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f2f05d32a83a(),data});
errors++;
}
}
if(data.tool !== undefined){
let data0 = data.tool;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_f2f05d32a83a().properties.tool,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f2f05d32a83a().properties.tool,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f2f05d32a83a().properties.tool.type,parentSchema:schema_f2f05d32a83a().properties.tool,data:data0});
errors++;
}
}
if(data.arguments !== undefined){
if(!(validate_ToolArgumentPatterns(data.arguments, {instancePath:instancePath+"/arguments",parentData:data,parentDataProperty:"arguments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolArgumentPatterns.errors : vErrors.concat(validate_ToolArgumentPatterns.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f2f05d32a83a().properties.action.type,parentSchema:schema_f2f05d32a83a().properties.action,data:data2});
errors++;
}
if(!(((data2 === "allow") || (data2 === "ask")) || (data2 === "deny"))){
vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema_f2f05d32a83a().properties.action.enum},message:"must be equal to one of the allowed values",schema:schema_f2f05d32a83a().properties.action.enum,parentSchema:schema_f2f05d32a83a().properties.action,data:data2});
errors++;
}
}
if(data.costMicrosMin !== undefined){
if(!(validate_RuleCostMin(data.costMicrosMin, {instancePath:instancePath+"/costMicrosMin",parentData:data,parentDataProperty:"costMicrosMin",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RuleCostMin.errors : vErrors.concat(validate_RuleCostMin.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f2f05d32a83a().type,parentSchema:schema_f2f05d32a83a(),data});
errors++;
}
validate_McpCallRule.errors = vErrors;
return errors === 0;
}
validate_McpCallRule.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpCallRules(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpCallRules.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_0e0c0bf00221(),data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_McpCallRule(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpCallRule.errors : vErrors.concat(validate_McpCallRule.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0e0c0bf00221().type,parentSchema:schema_0e0c0bf00221(),data});
errors++;
}
validate_McpCallRules.errors = vErrors;
return errors === 0;
}
validate_McpCallRules.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpFile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "mcpServers") || (key0 === "servers"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d1cce02677e8(),data});
errors++;
}
}
if(data.mcpServers !== undefined){
let data0 = data.mcpServers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 480){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/maxProperties",keyword:"maxProperties",params:{limit: 480},message:"must NOT have more than 480 properties",schema:480,parentSchema:schema_d1cce02677e8().properties.mcpServers,data:data0});
errors++;
}
for(const key1 in data0){
if(!(validate_ConfigMcpServer(data0[key1], {instancePath:instancePath+"/mcpServers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ConfigMcpServer.errors : vErrors.concat(validate_ConfigMcpServer.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mcpServers",schemaPath:"#/properties/mcpServers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d1cce02677e8().properties.mcpServers.type,parentSchema:schema_d1cce02677e8().properties.mcpServers,data:data0});
errors++;
}
}
if(data.servers !== undefined){
let data2 = data.servers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 480){
vErrors = add(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/maxProperties",keyword:"maxProperties",params:{limit: 480},message:"must NOT have more than 480 properties",schema:480,parentSchema:schema_d1cce02677e8().properties.servers,data:data2});
errors++;
}
for(const key2 in data2){
if(!(validate_ConfigMcpServer(data2[key2], {instancePath:instancePath+"/servers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ConfigMcpServer.errors : vErrors.concat(validate_ConfigMcpServer.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d1cce02677e8().properties.servers.type,parentSchema:schema_d1cce02677e8().properties.servers,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d1cce02677e8().type,parentSchema:schema_d1cce02677e8(),data});
errors++;
}
validate_McpFile.errors = vErrors;
return errors === 0;
}
validate_McpFile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpOAuthOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpOAuthOptions.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "clientId") || (key0 === "clientSecret")) || (key0 === "clientMetadataUrl")) || (key0 === "scope"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f685ad1cf366(),data});
errors++;
}
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_f685ad1cf366().properties.clientId,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f685ad1cf366().properties.clientId,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_f685ad1cf366().properties.clientId,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f685ad1cf366().properties.clientId.type,parentSchema:schema_f685ad1cf366().properties.clientId,data:data0});
errors++;
}
}
if(data.clientSecret !== undefined){
let data1 = data.clientSecret;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_f685ad1cf366().properties.clientSecret,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f685ad1cf366().properties.clientSecret,data:data1});
errors++;
}
if(!pattern_6301c483b4a6.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_f685ad1cf366().properties.clientSecret,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f685ad1cf366().properties.clientSecret.type,parentSchema:schema_f685ad1cf366().properties.clientSecret,data:data1});
errors++;
}
}
if(data.clientMetadataUrl !== undefined){
let data2 = data.clientMetadataUrl;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_f685ad1cf366().properties.clientMetadataUrl,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f685ad1cf366().properties.clientMetadataUrl,data:data2});
errors++;
}
if(!pattern_6301c483b4a6.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_f685ad1cf366().properties.clientMetadataUrl,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f685ad1cf366().properties.clientMetadataUrl.type,parentSchema:schema_f685ad1cf366().properties.clientMetadataUrl,data:data2});
errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_f685ad1cf366().properties.scope,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f685ad1cf366().properties.scope,data:data3});
errors++;
}
if(!pattern_6301c483b4a6.test(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_f685ad1cf366().properties.scope,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f685ad1cf366().properties.scope.type,parentSchema:schema_f685ad1cf366().properties.scope,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f685ad1cf366().type,parentSchema:schema_f685ad1cf366(),data});
errors++;
}
validate_McpOAuthOptions.errors = vErrors;
return errors === 0;
}
validate_McpOAuthOptions.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpServerEntry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpServerEntry.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_e464ff5e2aa6().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e464ff5e2aa6(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.type.type,parentSchema:schema_e464ff5e2aa6().properties.type,data:data0});
errors++;
}
if(!((((data0 === "stdio") || (data0 === "http")) || (data0 === "streamable-http")) || (data0 === "sse"))){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_e464ff5e2aa6().properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_e464ff5e2aa6().properties.type.enum,parentSchema:schema_e464ff5e2aa6().properties.type,data:data0});
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e464ff5e2aa6().properties.command,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e464ff5e2aa6().properties.command,data:data1});
errors++;
}
if(!pattern_6301c483b4a6.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_e464ff5e2aa6().properties.command,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.command.type,parentSchema:schema_e464ff5e2aa6().properties.command,data:data1});
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
if(data2.length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/args",schemaPath:"#/properties/args/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items",schema:256,parentSchema:schema_e464ff5e2aa6().properties.args,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e464ff5e2aa6().properties.args.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.args.items.type,parentSchema:schema_e464ff5e2aa6().properties.args.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_e464ff5e2aa6().properties.args.type,parentSchema:schema_e464ff5e2aa6().properties.args,data:data2});
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_e464ff5e2aa6().properties.env,data:data4});
errors++;
}
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e464ff5e2aa6().properties.env.additionalProperties,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.env.additionalProperties.type,parentSchema:schema_e464ff5e2aa6().properties.env.additionalProperties,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e464ff5e2aa6().properties.env.type,parentSchema:schema_e464ff5e2aa6().properties.env,data:data4});
errors++;
}
}
if(data.cwd !== undefined){
let data6 = data.cwd;
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e464ff5e2aa6().properties.cwd,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.cwd.type,parentSchema:schema_e464ff5e2aa6().properties.cwd,data:data6});
errors++;
}
}
if(data.runsOn !== undefined){
if(!(validate_RunsOn(data.runsOn, {instancePath:instancePath+"/runsOn",parentData:data,parentDataProperty:"runsOn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RunsOn.errors : vErrors.concat(validate_RunsOn.errors);
errors = vErrors.length;
}
}
if(data.startupTimeout !== undefined){
let data8 = data.startupTimeout;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = add(vErrors, {instancePath:instancePath+"/startupTimeout",schemaPath:"#/properties/startupTimeout/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_e464ff5e2aa6().properties.startupTimeout.type,parentSchema:schema_e464ff5e2aa6().properties.startupTimeout,data:data8});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 600000 || isNaN(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/startupTimeout",schemaPath:"#/properties/startupTimeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000",schema:600000,parentSchema:schema_e464ff5e2aa6().properties.startupTimeout,data:data8});
errors++;
}
if(data8 < 1000 || isNaN(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/startupTimeout",schemaPath:"#/properties/startupTimeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema_e464ff5e2aa6().properties.startupTimeout,data:data8});
errors++;
}
}
}
if(data.timeout !== undefined){
let data9 = data.timeout;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = add(vErrors, {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_e464ff5e2aa6().properties.timeout.type,parentSchema:schema_e464ff5e2aa6().properties.timeout,data:data9});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 3600000 || isNaN(data9)){
vErrors = add(vErrors, {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600000},message:"must be <= 3600000",schema:3600000,parentSchema:schema_e464ff5e2aa6().properties.timeout,data:data9});
errors++;
}
if(data9 < 1000 || isNaN(data9)){
vErrors = add(vErrors, {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000",schema:1000,parentSchema:schema_e464ff5e2aa6().properties.timeout,data:data9});
errors++;
}
}
}
if(data.url !== undefined){
let data10 = data.url;
if(typeof data10 === "string"){
if(func_653064f49528(data10) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e464ff5e2aa6().properties.url,data:data10});
errors++;
}
if(func_653064f49528(data10) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e464ff5e2aa6().properties.url,data:data10});
errors++;
}
if(!pattern_6301c483b4a6.test(data10)){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_e464ff5e2aa6().properties.url,data:data10});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.url.type,parentSchema:schema_e464ff5e2aa6().properties.url,data:data10});
errors++;
}
}
if(data.headers !== undefined){
let data11 = data.headers;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_e464ff5e2aa6().properties.headers,data:data11});
errors++;
}
for(const key2 in data11){
let data12 = data11[key2];
if(typeof data12 === "string"){
if(func_653064f49528(data12) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e464ff5e2aa6().properties.headers.additionalProperties,data:data12});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e464ff5e2aa6().properties.headers.additionalProperties.type,parentSchema:schema_e464ff5e2aa6().properties.headers.additionalProperties,data:data12});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e464ff5e2aa6().properties.headers.type,parentSchema:schema_e464ff5e2aa6().properties.headers,data:data11});
errors++;
}
}
if(data.oauth !== undefined){
if(!(validate_McpOAuthOptions(data.oauth, {instancePath:instancePath+"/oauth",parentData:data,parentDataProperty:"oauth",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpOAuthOptions.errors : vErrors.concat(validate_McpOAuthOptions.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined){
if(!(validate_McpToolRules(data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpToolRules.errors : vErrors.concat(validate_McpToolRules.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
if(!(validate_McpCallRules(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpCallRules.errors : vErrors.concat(validate_McpCallRules.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e464ff5e2aa6().type,parentSchema:schema_e464ff5e2aa6(),data});
errors++;
}
validate_McpServerEntry.errors = vErrors;
return errors === 0;
}
validate_McpServerEntry.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpToolRule(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpToolRule.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f7fc46e42831().type,parentSchema:schema_f7fc46e42831(),data});
errors++;
}
if(!(((data === "allow") || (data === "ask")) || (data === "deny"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f7fc46e42831().enum},message:"must be equal to one of the allowed values",schema:schema_f7fc46e42831().enum,parentSchema:schema_f7fc46e42831(),data});
errors++;
}
validate_McpToolRule.errors = vErrors;
return errors === 0;
}
validate_McpToolRule.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_McpToolRules(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpToolRules.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_6a77abed98b4(),data});
errors++;
}
for(const key0 in data){
if(!(validate_McpToolRule(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpToolRule.errors : vErrors.concat(validate_McpToolRule.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6a77abed98b4().type,parentSchema:schema_6a77abed98b4(),data});
errors++;
}
validate_McpToolRules.errors = vErrors;
return errors === 0;
}
validate_McpToolRules.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_OutgoingMailConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_OutgoingMailConfig.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.host === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'",schema:schema_4429c66198fe().required,parentSchema:schema_4429c66198fe(),data});
errors++;
}
if(data.port === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'",schema:schema_4429c66198fe().required,parentSchema:schema_4429c66198fe(),data});
errors++;
}
if(data.from === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema_4429c66198fe().required,parentSchema:schema_4429c66198fe(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "host") || (key0 === "port")) || (key0 === "secure")) || (key0 === "from"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4429c66198fe(),data});
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 253){
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema_4429c66198fe().properties.host,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4429c66198fe().properties.host,data:data0});
errors++;
}
if(!pattern_d3ae9d7ca936.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/pattern",keyword:"pattern",params:{pattern: "^[\\w.:-]+$"},message:"must match pattern \""+"^[\\w.:-]+$"+"\"",schema:"^[\\w.:-]+$",parentSchema:schema_4429c66198fe().properties.host,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4429c66198fe().properties.host.type,parentSchema:schema_4429c66198fe().properties.host,data:data0});
errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4429c66198fe().properties.port.type,parentSchema:schema_4429c66198fe().properties.port,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",schema:65535,parentSchema:schema_4429c66198fe().properties.port,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_4429c66198fe().properties.port,data:data1});
errors++;
}
}
}
if(data.secure !== undefined){
let data2 = data.secure;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/secure",schemaPath:"#/properties/secure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_4429c66198fe().properties.secure.type,parentSchema:schema_4429c66198fe().properties.secure,data:data2});
errors++;
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_4429c66198fe().properties.from,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4429c66198fe().properties.from,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4429c66198fe().properties.from.type,parentSchema:schema_4429c66198fe().properties.from,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4429c66198fe().type,parentSchema:schema_4429c66198fe(),data});
errors++;
}
validate_OutgoingMailConfig.errors = vErrors;
return errors === 0;
}
validate_OutgoingMailConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_RuleCostMin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RuleCostMin.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_113f19373888().type,parentSchema:schema_113f19373888(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_113f19373888(),data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_113f19373888(),data});
errors++;
}
}
validate_RuleCostMin.errors = vErrors;
return errors === 0;
}
validate_RuleCostMin.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_RunsOn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RunsOn.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 20){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_64c6ce70b202(),data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_64c6ce70b202().items,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_64c6ce70b202().items,data:data0});
errors++;
}
if(!pattern_4dc276a694c2.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._:-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._:-]*$"+"\"",schema:"^[a-z0-9][a-z0-9._:-]*$",parentSchema:schema_64c6ce70b202().items,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_64c6ce70b202().items.type,parentSchema:schema_64c6ce70b202().items,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_64c6ce70b202().type,parentSchema:schema_64c6ce70b202(),data});
errors++;
}
validate_RunsOn.errors = vErrors;
return errors === 0;
}
validate_RunsOn.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
function validate_SandboxConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SandboxConfig.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "network") || (key0 === "readOnlyPaths")) || (key0 === "memoryBytes"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_91206aac3717(),data});
errors++;
}
}
if(data.network !== undefined){
let data0 = data.network;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_91206aac3717().properties.network.type,parentSchema:schema_91206aac3717().properties.network,data:data0});
errors++;
}
}
if(data.readOnlyPaths !== undefined){
let data1 = data.readOnlyPaths;
if(Array.isArray(data1)){
if(data1.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/readOnlyPaths",schemaPath:"#/properties/readOnlyPaths/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_91206aac3717().properties.readOnlyPaths,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/readOnlyPaths/" + i0,schemaPath:"#/properties/readOnlyPaths/items/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_91206aac3717().properties.readOnlyPaths.items,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/readOnlyPaths/" + i0,schemaPath:"#/properties/readOnlyPaths/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_91206aac3717().properties.readOnlyPaths.items,data:data2});
errors++;
}
if(!pattern_6301c483b4a6.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/readOnlyPaths/" + i0,schemaPath:"#/properties/readOnlyPaths/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_91206aac3717().properties.readOnlyPaths.items,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/readOnlyPaths/" + i0,schemaPath:"#/properties/readOnlyPaths/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_91206aac3717().properties.readOnlyPaths.items.type,parentSchema:schema_91206aac3717().properties.readOnlyPaths.items,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/readOnlyPaths",schemaPath:"#/properties/readOnlyPaths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_91206aac3717().properties.readOnlyPaths.type,parentSchema:schema_91206aac3717().properties.readOnlyPaths,data:data1});
errors++;
}
}
if(data.memoryBytes !== undefined){
let data3 = data.memoryBytes;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = add(vErrors, {instancePath:instancePath+"/memoryBytes",schemaPath:"#/properties/memoryBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_91206aac3717().properties.memoryBytes.type,parentSchema:schema_91206aac3717().properties.memoryBytes,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1125899906842624 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/memoryBytes",schemaPath:"#/properties/memoryBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1125899906842624},message:"must be <= 1125899906842624",schema:1125899906842624,parentSchema:schema_91206aac3717().properties.memoryBytes,data:data3});
errors++;
}
if(data3 < 67108864 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/memoryBytes",schemaPath:"#/properties/memoryBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 67108864},message:"must be >= 67108864",schema:67108864,parentSchema:schema_91206aac3717().properties.memoryBytes,data:data3});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_91206aac3717().type,parentSchema:schema_91206aac3717(),data});
errors++;
}
validate_SandboxConfig.errors = vErrors;
return errors === 0;
}
validate_SandboxConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ToolArgumentPatterns(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolArgumentPatterns.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties",schema:50,parentSchema:schema_9122aed4e3ed(),data});
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_9122aed4e3ed().additionalProperties,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9122aed4e3ed().additionalProperties.type,parentSchema:schema_9122aed4e3ed().additionalProperties,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9122aed4e3ed().type,parentSchema:schema_9122aed4e3ed(),data});
errors++;
}
validate_ToolArgumentPatterns.errors = vErrors;
return errors === 0;
}
validate_ToolArgumentPatterns.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_WorkspacesConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WorkspacesConfig.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "isAutomatic") || (key0 === "ref"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cf40a37679ce(),data});
errors++;
}
}
if(data.isAutomatic !== undefined){
let data0 = data.isAutomatic;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isAutomatic",schemaPath:"#/properties/isAutomatic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_cf40a37679ce().properties.isAutomatic.type,parentSchema:schema_cf40a37679ce().properties.isAutomatic,data:data0});
errors++;
}
}
if(data.ref !== undefined){
if(!(validate_GitRevision(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitRevision.errors : vErrors.concat(validate_GitRevision.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cf40a37679ce().type,parentSchema:schema_cf40a37679ce(),data});
errors++;
}
validate_WorkspacesConfig.errors = vErrors;
return errors === 0;
}
validate_WorkspacesConfig.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export const validators = {
  ConfigFile: validate_ConfigFile,
  McpFile: validate_McpFile,
}
