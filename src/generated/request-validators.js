// Made from openapi.yaml by `npm run generate`. Do not edit.
import runtime_equal from 'ajv/dist/runtime/equal.js'
import runtime_formats from 'ajv-formats/dist/formats.js'
import runtime_ucs2length from 'ajv/dist/runtime/ucs2length.js'
const made = {}
const formats_d7be5bb1c2fa = runtime_formats.fullFormats["date-time"];
const func_191f75b36e8d = Object.prototype.hasOwnProperty;
const func_653064f49528 = runtime_ucs2length.default;
const func_c9f60fb71e99 = runtime_equal.default;
const pattern_024002ae19e3 = new RegExp("^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$", "u");
const pattern_0e9178722af2 = new RegExp("^[^@/\\s\\u0000-\\u001f]+@[^@/\\s\\u0000-\\u001f]+$", "u");
const pattern_0f9eb2dd2a36 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern_189299e202b6 = new RegExp("^[A-Za-z*]+$", "u");
const pattern_1ac7b06d0e6f = new RegExp("^whsec_[A-Za-z0-9+/_-]{22,}={0,2}$", "u");
const pattern_27a6aa1dd49d = new RegExp("^[^\\s\\u0000-\\u001f]+$", "u");
const pattern_286fcc417096 = new RegExp("^<[!-;=?-~]+>$", "u");
const pattern_2b48c0b41be3 = new RegExp("^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern_32bf7ec120b5 = new RegExp("^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+$", "u");
const pattern_32d7c9463a78 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*\\.md$", "u");
const pattern_34517ed6cb83 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern_4ca84fdd3192 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern_4d7f5f3fc7ce = new RegExp("^[A-Za-z_\\[\\]{}|^`-][A-Za-z0-9_\\[\\]{}|^`-]*$", "u");
const pattern_508ff0c2a343 = new RegExp("^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$", "u");
const pattern_5262ac7eed9d = new RegExp("^[^\\u0000]*$", "u");
const pattern_5e6e5233d7dd = new RegExp("^[!-~]+$", "u");
const pattern_6301c483b4a6 = new RegExp("\\S", "u");
const pattern_63c1c1bc7f23 = new RegExp("^[\\x21-\\x7e]+$", "u");
const pattern_65470a9b1978 = new RegExp("^[a-z0-9][a-z0-9._-]*$", "u");
const pattern_778124763279 = new RegExp("^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$", "u");
const pattern_7d458226c1a3 = new RegExp("^@[^@:\\s\\u0000-\\u001f]+:[^\\s\\u0000-\\u001f]+$", "u");
const pattern_7f5db9f2e895 = new RegExp("^[^\\s\\u0000-\\u001f\\u007f-]\\S*$", "u");
const pattern_80a6b2825964 = new RegExp("^[^\\u0000]+$", "u");
const pattern_8334555be9e1 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?/[!-~]+$", "u");
const pattern_8415d8370626 = new RegExp("^[a-z0-9]([a-z0-9-]*[a-z0-9])?$", "u");
const pattern_8708e2e11512 = new RegExp("^[^\\s,()]+(\\([^()]*\\))?$", "u");
const pattern_87ffdf64e80b = new RegExp("^[A-Za-z0-9._:-]+$", "u");
const pattern_8b68993ae9cc = new RegExp("^[^\\0]*$", "u");
const pattern_92ced239c5d0 = new RegExp("^[0-9a-f]+$", "u");
const pattern_a61a432484c7 = new RegExp("^(https://|http://(127\\.0\\.0\\.1|\\[::1\\]|localhost)[:/])", "u");
const pattern_a72d2ec9c3b9 = new RegExp("^(?=[a-z0-9]+(-[a-z0-9]+)*$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern_a841d2e2d58e = new RegExp("^[^\\u0000-\\u001f\\u007f\\\\]+$", "u");
const pattern_aad2841685f1 = new RegExp("^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$", "u");
const pattern_bb498d97204d = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
const pattern_c36f5eb30067 = new RegExp("^[A-Za-z_][A-Za-z0-9_.-]*$", "u");
const pattern_ccaba4ebdd20 = new RegExp("^https?://", "u");
const pattern_d702bbeff0fb = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern_db786f5fcbed = new RegExp("^(?=.*[^\\s<>.,:;\"'\\\\])[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]*$", "u");
const pattern_dc8a103ccf57 = new RegExp("^[^\\u0000-\\u001f\\u007f]+$", "u");
const pattern_f7c407399589 = new RegExp("^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$", "u");
function schema_008de3193716(){ return made.schema_008de3193716 ??= {"type":"object","additionalProperties":false,"properties":{"taskIds":{"type":"array","maxItems":100,"items":{"$ref":"Id#"}},"mcpTools":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":512,"example":"files/read_*"}},"gitRemotes":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":256}},"gitBranches":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1,"maxLength":256,"example":"feature/*"}}}}; }
function schema_0533c59a56ab(){ return made.schema_0533c59a56ab ??= {"type":"object","additionalProperties":false,"properties":{"tag":{"type":"string","minLength":1,"maxLength":64},"leaseSeconds":{"$ref":"LeaseSeconds#"}}}; }
function schema_0554c0e95ba9(){ return made.schema_0554c0e95ba9 ??= {"type":"object","additionalProperties":false,"required":["to","subject","content"],"properties":{"to":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"Recipient#"}},"cc":{"$ref":"Recipients#"},"bcc":{"$ref":"Recipients#"},"replyTo":{"$ref":"Recipient#"},"subject":{"type":"string","minLength":1,"maxLength":998,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"content":{"type":"string","maxLength":1000000},"html":{"type":"string","maxLength":1000000},"inReplyTo":{"type":"string","minLength":3,"maxLength":998,"pattern":"^<[!-;=?-~]+>$","example":"<welcome@example.org>"},"attachments":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":255}}}}; }
function schema_0581fc1d1cc8(){ return made.schema_0581fc1d1cc8 ??= {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z_][A-Za-z0-9_.-]*$","example":"API_KEY"}; }
function schema_0654c0fcda0b(){ return made.schema_0654c0fcda0b ??= {"type":"object","additionalProperties":false,"required":["q"],"properties":{"q":{"type":"string","minLength":1,"maxLength":1024},"mode":{"type":"string","enum":["words","semantic","both"],"default":"both"},"limit":{"type":"integer","minimum":1,"maximum":50,"default":10}}}; }
function schema_0666e1fcbb11(){ return made.schema_0666e1fcbb11 ??= {"type":"object","additionalProperties":false,"properties":{"dryRun":{"type":"boolean","default":false},"paths":{"type":"array","minItems":1,"maxItems":5000,"items":{"$ref":"FilePath#"}}}}; }
function schema_06a386645926(){ return made.schema_06a386645926 ??= {"type":"object","additionalProperties":false,"properties":{"url":{"$ref":"ChatPlatformUrl#"},"host":{"$ref":"ChatServerHost#"},"port":{"$ref":"ChatServerPort#"},"isTls":{"type":"boolean"},"nick":{"$ref":"ChatNick#"},"account":{"$ref":"ChatLoginAccount#"},"botId":{"$ref":"ChatBotId#"},"publicKey":{"type":"string","minLength":64,"maxLength":64,"pattern":"^[0-9a-f]{64}$"}}}; }
function schema_075824d7ebe5(){ return made.schema_075824d7ebe5 ??= {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9._-]+$","example":"queued-1"}; }
function schema_084bac2550c6(){ return made.schema_084bac2550c6 ??= {"type":"object","additionalProperties":false,"properties":{"claimId":{"$ref":"Id#"}}}; }
function schema_09ef344dd951(){ return made.schema_09ef344dd951 ??= {"type":"object","additionalProperties":false,"required":["sessionId","data"],"properties":{"sessionId":{"$ref":"Id#"},"data":{"type":"string","minLength":1,"maxLength":65536,"example":"echo ready\r"}}}; }
function schema_0b829239e80d(){ return made.schema_0b829239e80d ??= {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"PlanScheduleInput#"},{"$ref":"PlanStepScheduleInput#"},{"$ref":"EmailScheduleInput#"},{"$ref":"SweepScheduleInput#"}],"x-tags":["execute_plan","execute_plan_step","send_email","sweep_resources"]}; }
function schema_0c2e109410be(){ return made.schema_0c2e109410be ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"xmpp"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["account","nick"],"properties":{"account":{"type":"string","minLength":3,"maxLength":256,"pattern":"^[^@/\\s\\u0000-\\u001f]+@[^@/\\s\\u0000-\\u001f]+$"},"nick":{"$ref":"ChatNick#"},"host":{"$ref":"ChatServerHost#"},"port":{"$ref":"ChatServerPort#"},"isTls":{"type":"boolean"}}},"secrets":{"type":"object","additionalProperties":false,"required":["password"],"properties":{"password":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_0cb6bdd42de0(){ return made.schema_0cb6bdd42de0 ??= {"type":"string","enum":["open","in_progress","blocked","in_review","done","cancelled"],"example":"open"}; }
function schema_0ced8be8d5fc(){ return made.schema_0ced8be8d5fc ??= {"type":"object","maxProperties":64,"additionalProperties":true}; }
function schema_11d66f9b69ea(){ return made.schema_11d66f9b69ea ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"cursor":{"type":"integer","minimum":0,"maximum":9007199254740991}}}; }
function schema_120898c8aa90(){ return made.schema_120898c8aa90 ??= {"type":"object","additionalProperties":false,"required":["serverName","promptName"],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256,"example":"everything"},"promptName":{"type":"string","minLength":1,"maxLength":256,"example":"args-prompt"},"arguments":{"type":"object","additionalProperties":{"type":"string","maxLength":65536},"maxProperties":100,"example":{"city":"Berlin"}}}}; }
function schema_124f127eaca8(){ return made.schema_124f127eaca8 ??= {"type":"object","additionalProperties":false,"required":["model","input"],"properties":{"model":{"$ref":"AiModelName#"},"input":{"type":"array","minItems":1,"maxItems":256,"items":{"type":"string","minLength":1,"maxLength":100000}},"taskId":{"$ref":"Id#"}}}; }
function schema_1317da36f376(){ return made.schema_1317da36f376 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_1687b77c3ac5(){ return made.schema_1687b77c3ac5 ??= {"type":"string","enum":["queued","running","succeeded","failed","cancelled","interrupted"],"example":"succeeded"}; }
function schema_1895865064eb(){ return made.schema_1895865064eb ??= {"type":"integer","minimum":1,"maximum":3600,"example":600}; }
function schema_189a5f53465f(){ return made.schema_189a5f53465f ??= {"type":"object","additionalProperties":false,"required":["cron","kind","taskId","planStepId"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"execute_plan_step"},"taskId":{"$ref":"Id#"},"planStepId":{"$ref":"Id#"},"isActive":{"type":"boolean"}}}; }
function schema_19338873eab6(){ return made.schema_19338873eab6 ??= {"type":"object","additionalProperties":false,"required":["integrationId","linkId"],"properties":{"integrationId":{"$ref":"Id#"},"linkId":{"$ref":"Id#"}}}; }
function schema_1ab50897da3c(){ return made.schema_1ab50897da3c ??= {"type":"object","additionalProperties":false,"required":["name","username","password"],"properties":{"name":{"$ref":"DisplayName#"},"username":{"$ref":"Username#"},"password":{"$ref":"Password#"}}}; }
function schema_1c6221b9bc3b(){ return made.schema_1c6221b9bc3b ??= {"type":"object","additionalProperties":false,"required":["serverName"],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_1c7be82d9e71(){ return made.schema_1c7be82d9e71 ??= {"type":"string","example":"createTask","enum":["listTasks","createTask","getNextTask","claimNextTask","getTask","updateTask","deleteTask","transitionTask","claimTask","releaseTask","setTaskDependencies","listTaskHistory","getTaskRevision","restoreTaskRevision","listTaskComments","createTaskComment","getTaskComment","updateTaskComment","deleteTaskComment","setTaskReviewers","listTaskReviews","submitTaskReview","getTaskReview","listPlanSteps","createPlanStep","reorderPlanSteps","executePlan","getPlanStep","updatePlanStep","deletePlanStep","executePlanStep","getTaskChanges","replaceTaskChanges","applyTaskChanges","listJobs","listSchedules","createSchedule","getSchedule","updateSchedule","deleteSchedule","getJob","cancelJob","retryJob","getJobLog","streamJob","listResources","uploadResource","getResource","replaceResource","updateResource","deleteResource","getResourceThumbnail","createResourceLink","getLinkedFile","listTerminals","openTerminal","getTerminal","updateTerminal","closeTerminal","resizeTerminalSession","writeTerminalSession","readTerminalSession","resizeTerminal","writeTerminal","readTerminal","listMailFolders","sendEmail","listEmails","deliverEmail","getEmail","deleteEmail","moveEmail","getEmailSource","getEmailAttachment","createTaskFromEmail","getRoleContext","updateRoleContext","listContextDocuments","getContextDocument","putContextDocument","deleteContextDocument","buildContext","getConfig","updateConfig","getApproval","approveCommands","getConfigSchema","validateConfig","listConfigRevisions","restoreConfigRevision","runScript","listSecrets","putSecret","deleteSecret","rekeySecrets","getGitStatus","getGitDiff","stageFiles","unstageFiles","listCommits","createCommit","getCommit","getBlob","listBranches","createBranch","deleteBranch","checkoutBranch","pushChanges","listRemotes","addRemote","removeRemote","fetchRemote","pullChanges","cloneRepository","listPushes","listGitCredentials","putGitCredential","deleteGitCredential","listMcpServers","getMcpServer","putMcpServer","deleteMcpServer","testMcpServer","restartMcpServer","getMcpServerLogs","startMcpAuth","deleteMcpAuth","completeMcpAuth","listMcpTools","executeMcpTool","listMcpCalls","getMcpCall","approveMcpCall","cancelMcpCall","listMcpResources","readMcpResource","listMcpPrompts","getMcpPrompt","listSkills","createSkill","importSkill","validateSkill","matchSkills","getSkill","updateSkill","deleteSkill","approveSkill","refreshSkill","exportSkill","runSkillScript","listSkillFiles","getSkillFile","putSkillFile","deleteSkillFile","listKnowledge","createKnowledge","importKnowledge","reindexKnowledge","searchKnowledge","getKnowledge","updateKnowledge","deleteKnowledge","listKnowledgeRevisions","restoreKnowledgeRevision","listAiProviders","putAiProvider","deleteAiProvider","testAiProvider","listAiModels","generateText","countTokens","createEmbeddings","listAiCalls","getAiCall","getAiUsage","getAiBudget","putAiBudget","listChats","createChat","listChatAgents","getChat","updateChat","deleteChat","listChatMessages","sendChatMessage","streamChat","interruptChat","forkChat","compactChat","listApprovals","respondApproval","updateQueuedMessage","deleteQueuedMessage","getIdentity","login","logout","reauthenticate","getSetup","completeSetup","acceptInvite","listTokens","createToken","getToken","revokeToken","rotateToken","exchangeToken","listScopes","listSessions","revokeSession","checkAccess","listAuditEntries","getCurrentUser","updateCurrentUser","changePassword","getPreferences","updatePreferences","listUsers","createUser","getUser","updateUser","deleteUser","createUserInvite","disableUser","enableUser","streamEvents","createEventTicket","listWebhooks","createWebhook","getWebhook","updateWebhook","deleteWebhook","testWebhook","listDeliveries","redeliver","rotateWebhookSecret","listChatIntegrations","createChatIntegration","getChatIntegration","updateChatIntegration","deleteChatIntegration","testChatIntegration","receiveChatEvent","receiveMatrixTransaction","listChatBindings","createChatBinding","deleteChatBinding","linkChatAccount","unlinkChatAccount","listChatDeliveries","getVersion","getHealth","getReadiness","getLimits","listErrorCodes"]}; }
function schema_1caae3855018(){ return made.schema_1caae3855018 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"groupBy":{"type":"string","enum":["day","model","actor","chat","task"],"default":"day"},"from":{"type":"string","minLength":10,"maxLength":10,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"to":{"type":"string","minLength":10,"maxLength":10,"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}}}; }
function schema_1e45e2726401(){ return made.schema_1e45e2726401 ??= {"type":"string","minLength":1,"maxLength":190,"pattern":"^[!-~]+$","example":"gpt-4o"}; }
function schema_1e697a8a89ad(){ return made.schema_1e697a8a89ad ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"title":{"$ref":"ChatTitle#"},"backend":{"$ref":"ChatBackend#"},"system":{"type":["string","null"],"maxLength":65536},"toolRules":{"$ref":"ToolRules#"}}}; }
function schema_1f1207300af4(){ return made.schema_1f1207300af4 ??= {"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Team chat"}; }
function schema_1f76e76f7d55(){ return made.schema_1f76e76f7d55 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"url":{"$ref":"WebhookUrl#"},"kinds":{"$ref":"WebhookKinds#"},"taskId":{"type":["string","null"],"minLength":1,"maxLength":128},"description":{"type":["string","null"],"maxLength":1024},"isActive":{"type":"boolean"}}}; }
function schema_206252ce6b99(){ return made.schema_206252ce6b99 ??= {"type":"object","maxProperties":200,"additionalProperties":true}; }
function schema_210d623fc828(){ return made.schema_210d623fc828 ??= {"type":"object","additionalProperties":false,"required":["folder","id"],"properties":{"folder":{"$ref":"MailFolder#"},"id":{"type":"string","minLength":1,"maxLength":128}}}; }
function schema_22cbdb6328ce(){ return made.schema_22cbdb6328ce ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"Last-Event-ID":{"type":"string","minLength":1,"maxLength":16}}}; }
function schema_22dc823290e9(){ return made.schema_22dc823290e9 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"from":{"$ref":"GitRevision#"},"to":{"$ref":"GitRevision#"},"staged":{"type":"boolean","default":false},"path":{"$ref":"GitFilePath#"}}}; }
function schema_24071eec844f(){ return made.schema_24071eec844f ??= {"type":"object","additionalProperties":false,"required":["kind","model"],"properties":{"kind":{"type":"string","const":"model","example":"model"},"model":{"$ref":"AiModelName#"}}}; }
function schema_24ba6a07ab33(){ return made.schema_24ba6a07ab33 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"If-None-Match":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_24eab46e947b(){ return made.schema_24eab46e947b ??= {"type":"object","additionalProperties":false,"required":["callId"],"properties":{"callId":{"$ref":"Id#"}}}; }
function schema_254fc2992e63(){ return made.schema_254fc2992e63 ??= {"type":"object","additionalProperties":false,"required":["kind","agent"],"properties":{"kind":{"type":"string","const":"agent","example":"agent"},"agent":{"$ref":"AgentName#"}}}; }
function schema_25de4b3e43f3(){ return made.schema_25de4b3e43f3 ??= {"type":"string","minLength":1,"maxLength":65536,"pattern":"^[^\\0]*$","example":"echo hello"}; }
function schema_278327238df5(){ return made.schema_278327238df5 ??= {"type":"object","additionalProperties":false,"required":["name","username","role"],"properties":{"name":{"$ref":"DisplayName#"},"username":{"$ref":"Username#"},"email":{"$ref":"NewEmailAddress#"},"role":{"$ref":"Role#"},"password":{"$ref":"Password#"}}}; }
function schema_28d56c6e0a6d(){ return made.schema_28d56c6e0a6d ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"q":{"type":"string","minLength":1,"maxLength":256},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_29d4e68e1fdb(){ return made.schema_29d4e68e1fdb ??= {"type":"object","additionalProperties":false,"required":["serverName","uri"],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256,"example":"everything"},"uri":{"type":"string","minLength":1,"maxLength":8192,"example":"demo://resource/dynamic/text/1"}}}; }
function schema_2a46b807cc20(){ return made.schema_2a46b807cc20 ??= {"type":"array","maxItems":100,"items":{"$ref":"ToolRule#"}}; }
function schema_2a6a5294f283(){ return made.schema_2a6a5294f283 ??= {"type":"string","enum":["queue","steer"],"example":"queue"}; }
function schema_2a85e0fef5f7(){ return made.schema_2a85e0fef5f7 ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Plan the release"}; }
function schema_2aa804136a6b(){ return made.schema_2aa804136a6b ??= {"type":"string","minLength":8,"maxLength":2048,"pattern":"^https?://","example":"https://chat.example.org"}; }
function schema_2b85a5144ef0(){ return made.schema_2b85a5144ef0 ??= {"type":"object","additionalProperties":false,"required":["sessionId"],"properties":{"sessionId":{"$ref":"Id#"}}}; }
function schema_2c863b2c8d36(){ return made.schema_2c863b2c8d36 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"after":{"type":"integer","minimum":0,"maximum":9007199254740991}}}; }
function schema_2db2e1b17b73(){ return made.schema_2db2e1b17b73 ??= {"type":"object","additionalProperties":false,"properties":{"remote":{"type":"string","minLength":1,"maxLength":256,"example":"origin"},"branch":{"type":"string","minLength":1,"maxLength":256,"example":"main"},"force":{"type":"boolean","example":false},"dryRun":{"type":"boolean","example":false},"expectedOid":{"type":"string","minLength":40,"maxLength":64,"pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$"}}}; }
function schema_304634916923(){ return made.schema_304634916923 ??= {"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$","example":"docs/plan.md"}; }
function schema_30ae125d0235(){ return made.schema_30ae125d0235 ??= {"type":"object","additionalProperties":false,"required":["taskId"],"properties":{"taskId":{"$ref":"Id#"}}}; }
function schema_3141af64f0e8(){ return made.schema_3141af64f0e8 ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"slack"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["botId"],"properties":{"url":{"$ref":"ChatPlatformUrl#"},"botId":{"$ref":"ChatBotId#"}}},"secrets":{"type":"object","additionalProperties":false,"required":["token","signingSecret"],"properties":{"token":{"$ref":"ChatPlatformSecret#"},"signingSecret":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_331af95448fc(){ return made.schema_331af95448fc ??= {"type":"object","additionalProperties":false,"required":["cols","rows"],"properties":{"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"}}}; }
function schema_335e73ec9d6c(){ return made.schema_335e73ec9d6c ??= {"type":"object","x-refusal":"Give scopes or a preset, not both.","additionalProperties":false,"required":["name"],"not":{"required":["scopes","preset"],"properties":{"scopes":{},"preset":{}}},"properties":{"name":{"$ref":"DisplayName#"},"scopes":{"type":"array","maxItems":100,"items":{"$ref":"Scope#"}},"preset":{"$ref":"Preset#"},"allow":{"$ref":"AllowList#"},"expiresInDays":{"type":"integer","minimum":1,"maximum":365,"example":30}}}; }
function schema_33b16b0b0a6f(){ return made.schema_33b16b0b0a6f ??= {"type":"object","additionalProperties":false,"x-refusal":"Give a token, a username and a password, or the secret of a link.","anyOf":[{"required":["token"]},{"required":["username","password"]},{"required":["link"]}],"properties":{"token":{"type":"string","minLength":20,"maxLength":512},"username":{"$ref":"Username#"},"password":{"$ref":"Password#"},"link":{"type":"string","minLength":20,"maxLength":256}}}; }
function schema_354db61fd466(){ return made.schema_354db61fd466 ??= {"type":"object","additionalProperties":false,"required":["description"],"properties":{"description":{"type":"string","minLength":1,"maxLength":65536,"pattern":"\\S"},"command":{"$ref":"StepCommand#"},"expectedOutcome":{"$ref":"ExpectedOutcome#"},"position":{"type":"integer","minimum":0,"maximum":200}}}; }
function schema_372e94c57b41(){ return made.schema_372e94c57b41 ??= {"type":"string","enum":["text","tools","json","reasoning","images","embeddings"],"example":"text"}; }
function schema_38603fae24b4(){ return made.schema_38603fae24b4 ??= {"type":"string","enum":["id","title","intent","content","priority","readiness","tags","author","reviewers","state","claim","dependsOn","planStepCount","commentCount","changeCount","createdAt","updatedAt"],"example":"title"}; }
function schema_394facc1ceac(){ return made.schema_394facc1ceac ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings"],"properties":{"kind":{"type":"string","const":"irc"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["host","port","nick"],"properties":{"host":{"$ref":"ChatServerHost#"},"port":{"$ref":"ChatServerPort#"},"isTls":{"type":"boolean"},"nick":{"$ref":"ChatNick#"},"account":{"$ref":"ChatLoginAccount#"}}},"secrets":{"type":"object","additionalProperties":false,"properties":{"password":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_3abe50a89655(){ return made.schema_3abe50a89655 ??= {"type":"object","additionalProperties":false,"required":["stepIds"],"properties":{"stepIds":{"type":"array","maxItems":200,"items":{"$ref":"Id#"}}}}; }
function schema_3c52a0e0d542(){ return made.schema_3c52a0e0d542 ??= {"type":"string","maxLength":1000000,"example":"## Goal\nA plan in five steps."}; }
function schema_3d8a4a7b63db(){ return made.schema_3d8a4a7b63db ??= {"type":"object","additionalProperties":false,"x-refusal":"Give a password or a token.","anyOf":[{"required":["password"]},{"required":["token"]}],"properties":{"password":{"type":"string","minLength":1,"maxLength":256,"example":"correct horse battery staple"},"token":{"type":"string","minLength":20,"maxLength":512}}}; }
function schema_3dc4936e683f(){ return made.schema_3dc4936e683f ??= {"type":"object","additionalProperties":false,"properties":{"timeoutSeconds":{"$ref":"TimeoutSeconds#"}}}; }
function schema_40ac923cb5c1(){ return made.schema_40ac923cb5c1 ??= {"type":"object","additionalProperties":false,"required":["role","content"],"properties":{"role":{"type":"string","enum":["system","user","assistant","tool"],"example":"user"},"content":{"type":"string","maxLength":4194304,"example":"Say hello."},"toolCalls":{"type":"array","maxItems":128,"items":{"$ref":"AiToolCall#"}},"toolCallId":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_459f312a7330(){ return made.schema_459f312a7330 ??= {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"listTasks"}; }
function schema_45dd10d6b791(){ return made.schema_45dd10d6b791 ??= {"type":"integer","minimum":1,"maximum":1000,"example":24}; }
function schema_462d7534f1ad(){ return made.schema_462d7534f1ad ??= {"type":"object","additionalProperties":false,"required":["verdict"],"properties":{"verdict":{"$ref":"Verdict#"},"content":{"type":"string","maxLength":65536}}}; }
function schema_4821d8f0c305(){ return made.schema_4821d8f0c305 ??= {"type":"integer","minimum":0,"maximum":100,"example":40}; }
function schema_4873169494a2(){ return made.schema_4873169494a2 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"after":{"type":"integer","minimum":0,"maximum":9007199254740991},"kinds":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"EventSelector#"}},"taskId":{"$ref":"Id#"},"ticket":{"type":"string","minLength":1,"maxLength":128},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50}}}; }
function schema_4895da031ad6(){ return made.schema_4895da031ad6 ??= {"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["stdio","http","streamable-http","sse"]},"command":{"type":"string","minLength":1,"maxLength":32768,"example":"npx"},"args":{"type":"array","maxItems":256,"items":{"type":"string","maxLength":32768}},"env":{"type":"object","additionalProperties":{"type":"string","maxLength":32768},"maxProperties":256},"cwd":{"type":"string","maxLength":32768},"url":{"type":"string","minLength":1,"maxLength":32768,"example":"https://mcp.example.org/mcp"},"headers":{"type":"object","additionalProperties":{"type":"string","maxLength":32768},"maxProperties":256},"oauth":{"$ref":"McpOAuthOptions#"},"tools":{"type":"object","additionalProperties":{"$ref":"McpToolRule#"},"maxProperties":256,"example":{"*":"ask","read_*":"allow"}}}}; }
function schema_48a273195837(){ return made.schema_48a273195837 ??= {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"type":"string","minLength":1,"maxLength":65536,"example":"echo ready\r"}}}; }
function schema_490bd5f53c10(){ return made.schema_490bd5f53c10 ??= {"type":"string","enum":["waiting_approval","approved","running","input_required","done","failed","cancelled","interrupted"],"example":"running"}; }
function schema_4c9b9af2a07b(){ return made.schema_4c9b9af2a07b ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"description":{"type":"string","minLength":1,"maxLength":1024,"pattern":"\\S"},"content":{"type":"string","maxLength":1048576},"license":{"type":["string","null"],"minLength":1,"maxLength":1024},"compatibility":{"type":["string","null"],"minLength":1,"maxLength":500},"metadata":{"type":["object","null"],"additionalProperties":{"type":"string","maxLength":4096},"maxProperties":100},"allowedTools":{"type":["array","null"],"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[^\\s,()]+(\\([^()]*\\))?$"}},"isEnabled":{"type":"boolean"}}}; }
function schema_4edc642c7d4c(){ return made.schema_4edc642c7d4c ??= {"type":"object","additionalProperties":false,"required":["integrationId"],"properties":{"integrationId":{"$ref":"Id#"}}}; }
function schema_4f9134d9bcf4(){ return made.schema_4f9134d9bcf4 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"If-Match":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_5085b9848b9b(){ return made.schema_5085b9848b9b ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f]+$","example":"general"}; }
function schema_50b0bfdf1991(){ return made.schema_50b0bfdf1991 ??= {"type":"string","minLength":8,"maxLength":2048,"pattern":"^https?://","example":"https://example.org/hooks/gantry"}; }
function schema_5318731359f2(){ return made.schema_5318731359f2 ??= {"type":"object","additionalProperties":false,"required":["inputMicros","outputMicros"],"properties":{"inputMicros":{"type":"integer","minimum":0,"maximum":9007199254740991,"example":2500000},"cachedInputMicros":{"type":"integer","minimum":0,"maximum":9007199254740991},"outputMicros":{"type":"integer","minimum":0,"maximum":9007199254740991,"example":10000000}}}; }
function schema_53b7f95b667e(){ return made.schema_53b7f95b667e ??= {"type":"string","enum":["execute_plan_step","execute_plan","send_email","sweep_resources","fetch_remote","pull_changes","clone_repository","chat_turn","import_skills","refresh_skill","import_knowledge","reindex_knowledge","run_skill_script","run_script","rekey_secrets"],"example":"execute_plan"}; }
function schema_55c201059ca7(){ return made.schema_55c201059ca7 ??= {"type":"object","additionalProperties":false,"properties":{"dryRun":{"type":"boolean","example":true}}}; }
function schema_575f83bf64c4(){ return made.schema_575f83bf64c4 ??= {"type":"object","additionalProperties":false,"required":["name","inputSchema"],"properties":{"name":{"$ref":"AiToolName#"},"description":{"type":"string","maxLength":4096},"inputSchema":{"type":"object","additionalProperties":true}}}; }
function schema_57e78f77758c(){ return made.schema_57e78f77758c ??= {"type":"object","additionalProperties":false,"required":["newPassword"],"properties":{"currentPassword":{"type":"string","minLength":1,"maxLength":256},"newPassword":{"$ref":"Password#"}}}; }
function schema_59d1719c59b7(){ return made.schema_59d1719c59b7 ??= {"type":"object","additionalProperties":false,"required":["isShared"],"properties":{"isShared":{"type":"boolean","example":true}}}; }
function schema_5ae52ade152b(){ return made.schema_5ae52ade152b ??= {"type":"string","example":"task.*","enum":["*","task.*","task.comment.*","task.changes.*","task.review.*","plan_step.*","resource.*","terminal.*","mail.*","context.*","config.*","secret.*","git.*","git.push.*","git.branch.*","mcp.*","mcp.server.*","mcp.tools.*","mcp.call.*","ai.*","ai.provider.*","ai.call.*","ai.budget.*","chat.*","chat.message.*","chat.approval.*","skill.*","knowledge.*","job.*","schedule.*","token.*","session.*","user.*","integration.*","task.created","task.updated","task.deleted","task.transitioned","task.claimed","task.released","task.stalled","task.comment.created","task.comment.updated","task.comment.deleted","task.changes.replaced","task.changes.applied","task.review.submitted","plan_step.created","plan_step.updated","plan_step.deleted","plan_step.started","plan_step.output","plan_step.finished","resource.uploaded","resource.deleted","resource.updated","terminal.opened","terminal.resized","terminal.exited","terminal.closed","mail.received","mail.moved","mail.deleted","mail.sent","mail.failed","context.updated","config.updated","config.approved","secret.set","secret.deleted","git.pushed","git.push.rejected","git.fetched","git.committed","git.branch.updated","mcp.server.starting","mcp.server.connected","mcp.server.failed","mcp.server.needs_auth","mcp.server.stopped","mcp.tools.changed","mcp.call.waiting","mcp.call.started","mcp.call.progress","mcp.call.finished","ai.provider.put","ai.provider.deleted","ai.call.finished","ai.budget.put","chat.created","chat.updated","chat.deleted","chat.message.created","chat.message.finished","chat.approval.requested","chat.approval.resolved","skill.created","skill.deleted","skill.updated","knowledge.created","knowledge.deleted","knowledge.updated","job.queued","job.started","job.progress","job.finished","schedule.created","schedule.updated","schedule.deleted","schedule.disabled","token.created","token.revoked","token.rotated","session.started","session.ended","user.created","user.updated","user.disabled","user.enabled","user.deleted","integration.created","integration.updated","integration.deleted","integration.connected","integration.failed"]}; }
function schema_5bb0418d610b(){ return made.schema_5bb0418d610b ??= {"type":"object","additionalProperties":false,"properties":{"clientId":{"type":"string","minLength":1,"maxLength":2048},"clientSecret":{"type":"string","minLength":1,"maxLength":2048},"clientMetadataUrl":{"type":"string","minLength":1,"maxLength":2048},"scope":{"type":"string","minLength":1,"maxLength":2048}}}; }
function schema_5c387b3c9f73(){ return made.schema_5c387b3c9f73 ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"telegram"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["botId"],"properties":{"url":{"$ref":"ChatPlatformUrl#"},"botId":{"$ref":"ChatBotId#"}}},"secrets":{"type":"object","additionalProperties":false,"required":["token","signingSecret"],"properties":{"token":{"$ref":"ChatPlatformSecret#"},"signingSecret":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_5cf8da11e6ef(){ return made.schema_5cf8da11e6ef ??= {"type":"object","additionalProperties":false,"required":["state"],"properties":{"state":{"$ref":"TaskState#"},"claimId":{"$ref":"Id#"}}}; }
function schema_5e3e9b3ad3dd(){ return made.schema_5e3e9b3ad3dd ??= {"type":"object","additionalProperties":false,"required":["title","content"],"properties":{"title":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"How mail is sent"},"content":{"$ref":"KnowledgeContent#"},"tags":{"$ref":"NewTags#"}}}; }
function schema_5f5076ee9bee(){ return made.schema_5f5076ee9bee ??= {"type":"object","additionalProperties":false,"required":["text"],"properties":{"text":{"type":"string","maxLength":4194304,"example":"Say hello."},"model":{"$ref":"AiModelName#"}}}; }
function schema_5fa1af706be6(){ return made.schema_5fa1af706be6 ??= {"type":"object","additionalProperties":false,"required":["taskId","sessionId"],"properties":{"taskId":{"$ref":"Id#"},"sessionId":{"$ref":"Id#"}}}; }
function schema_5fe52df85f40(){ return made.schema_5fe52df85f40 ??= {"type":"object","x-refusal":"Give either chatId or taskId.","anyOf":[{"required":["chatId"]},{"required":["taskId"]}],"additionalProperties":false,"required":["threadId"],"properties":{"threadId":{"$ref":"ChatThreadId#"},"chatId":{"$ref":"Id#"},"taskId":{"$ref":"Id#"},"isMentionOnly":{"type":"boolean","default":true},"reads":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"OperationId#"},"example":["searchKnowledge"]}}}; }
function schema_603ab17e2a9b(){ return made.schema_603ab17e2a9b ??= {"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$","example":"acme"}; }
function schema_6214b18f8339(){ return made.schema_6214b18f8339 ??= {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255}}}; }
function schema_64a5de281aec(){ return made.schema_64a5de281aec ??= {"type":"object","additionalProperties":false,"properties":{"title":{"$ref":"ChatTitle#"},"taskId":{"$ref":"Id#"},"backend":{"$ref":"ChatBackend#"},"system":{"$ref":"ChatSystem#"},"toolRules":{"$ref":"ToolRules#"}}}; }
function schema_6654788ac102(){ return made.schema_6654788ac102 ??= {"type":"object","additionalProperties":false,"required":["entryId"],"properties":{"entryId":{"$ref":"Id#"}}}; }
function schema_669751a3d743(){ return made.schema_669751a3d743 ??= {"type":"object","additionalProperties":false,"anyOf":[{"required":["query"]},{"required":["taskId"]}],"x-refusal":"Give a query or a taskId.","properties":{"query":{"type":"string","minLength":1,"maxLength":8192,"example":"write the notes of a release"},"taskId":{"$ref":"Id#"},"limit":{"type":"integer","minimum":1,"maximum":50}}}; }
function schema_67a33fbc5c9a(){ return made.schema_67a33fbc5c9a ??= {"type":"string","minLength":1,"maxLength":512,"pattern":"^[^-\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$","example":"HEAD~1"}; }
function schema_6832c82b13a9(){ return made.schema_6832c82b13a9 ??= {"type":"object","additionalProperties":false,"required":["chatId"],"properties":{"chatId":{"$ref":"Id#"}}}; }
function schema_6924667e6583(){ return made.schema_6924667e6583 ??= {"type":"string","minLength":40,"maxLength":64,"pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$","example":"9fceb02d0ae598e95dc970b74767f19372d61af8"}; }
function schema_6961f282bdaf(){ return made.schema_6961f282bdaf ??= {"type":"object","additionalProperties":false,"required":["branch"],"properties":{"branch":{"type":"string","minLength":1,"maxLength":256,"example":"main"}}}; }
function schema_6c49dc271ba1(){ return made.schema_6c49dc271ba1 ??= {"type":"object","additionalProperties":false,"required":["decision"],"properties":{"decision":{"type":"string","enum":["allow","deny"],"example":"allow"},"scope":{"type":"string","enum":["once","always"],"example":"once"},"reason":{"type":"string","maxLength":1024}}}; }
function schema_6da2f9a2d387(){ return made.schema_6da2f9a2d387 ??= {"type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"type":"string","minLength":1,"maxLength":65536,"pattern":"\\S"}}}; }
function schema_6da4e2f589e9(){ return made.schema_6da4e2f589e9 ??= {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"$ref":"AiProviderName#"}}}; }
function schema_6ec9009a1131(){ return made.schema_6ec9009a1131 ??= {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"signingSecret":{"type":["string","null"],"minLength":1,"maxLength":512},"token":{"type":["string","null"],"minLength":1,"maxLength":512},"password":{"type":["string","null"],"minLength":1,"maxLength":512}}}; }
function schema_6ed4684625c7(){ return made.schema_6ed4684625c7 ??= {"type":"string","enum":["day","month"],"example":"month"}; }
function schema_6efab264440f(){ return made.schema_6efab264440f ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256},"status":{"$ref":"McpCallStatus#"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_6f065f7494b8(){ return made.schema_6f065f7494b8 ??= {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"AiModelId#"},"capabilities":{"type":"array","maxItems":5,"items":{"$ref":"AiCapability#"}},"contextTokens":{"type":"integer","minimum":1,"maximum":100000000,"example":128000},"prices":{"$ref":"AiPrices#"}}}; }
function schema_6f3f2eef118a(){ return made.schema_6f3f2eef118a ??= {"type":"object","additionalProperties":false,"required":["name","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*[^\\s<>.,:;\"'\\\\])[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]*$","example":"Ada"},"email":{"type":"string","minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+$","example":"ada@example.org"}}}; }
function schema_6f5fe6f5f26b(){ return made.schema_6f5fe6f5f26b ??= {"type":"object","additionalProperties":false,"required":["folder"],"properties":{"folder":{"$ref":"MailFolder#"}}}; }
function schema_6fb00faef9d0(){ return made.schema_6fb00faef9d0 ??= {"type":"object","additionalProperties":false,"required":["code","state"],"properties":{"code":{"type":"string","minLength":1,"maxLength":8192,"example":"a-code-of-mcp-auth"},"state":{"type":"string","minLength":1,"maxLength":256,"example":"a-state-of-mcp-auth"},"iss":{"type":"string","minLength":1,"maxLength":2048,"example":"https://auth.example.org"}}}; }
function schema_714ea5ef58e7(){ return made.schema_714ea5ef58e7 ??= {"type":"object","additionalProperties":false,"required":["changes"],"properties":{"changes":{"$ref":"FileChanges#"}}}; }
function schema_71578628d39a(){ return made.schema_71578628d39a ??= {"type":"string","minLength":1,"maxLength":128,"example":"task_01ke3v7s9x4t2m8r"}; }
function schema_741597291cb9(){ return made.schema_741597291cb9 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"title":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"How mail is sent"},"content":{"$ref":"KnowledgeContent#"},"tags":{"$ref":"NewTags#"}}}; }
function schema_74869824b345(){ return made.schema_74869824b345 ??= {"type":"object","additionalProperties":false,"required":["id","stepId"],"properties":{"id":{"$ref":"Id#"},"stepId":{"$ref":"Id#"}}}; }
function schema_752c0f5e7608(){ return made.schema_752c0f5e7608 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"model":{"$ref":"AiModelName#"},"actor":{"$ref":"Id#"},"chatId":{"$ref":"Id#"},"taskId":{"$ref":"Id#"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_752e67a51ada(){ return made.schema_752e67a51ada ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"Range":{"type":"string","minLength":1,"maxLength":256},"If-Range":{"type":"string","minLength":1,"maxLength":256},"If-None-Match":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_753fe5a52eec(){ return made.schema_753fe5a52eec ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"taskId":{"$ref":"Id#"},"type":{"type":"string","minLength":3,"maxLength":255,"pattern":"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_75f16db271aa(){ return made.schema_75f16db271aa ??= {"type":"object","additionalProperties":false,"required":["cron","kind","email"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"send_email"},"taskId":{"$ref":"Id#"},"email":{"$ref":"EmailInput#"},"isActive":{"type":"boolean"}}}; }
function schema_7bbead73c79c(){ return made.schema_7bbead73c79c ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"generic"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"properties":{"url":{"$ref":"ChatPlatformUrl#"}}},"secrets":{"type":"object","additionalProperties":false,"required":["signingSecret"],"properties":{"signingSecret":{"type":"string","minLength":28,"maxLength":512,"pattern":"^whsec_[A-Za-z0-9+/_-]{22,}={0,2}$"}}}}}; }
function schema_7dacde44a06d(){ return made.schema_7dacde44a06d ??= {"type":"object","additionalProperties":false,"required":["script"],"properties":{"script":{"type":"string","minLength":1,"maxLength":512,"example":"scripts/list.sh"},"arguments":{"type":"array","maxItems":64,"items":{"type":"string","maxLength":4096,"pattern":"^[^\\u0000]*$"}},"timeoutSeconds":{"type":"integer","minimum":1,"maximum":3600}}}; }
function schema_80815f9dbc3b(){ return made.schema_80815f9dbc3b ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_815fd3614db1(){ return made.schema_815fd3614db1 ??= {"type":"object","additionalProperties":false,"required":["remote"],"properties":{"remote":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_81a005dce18d(){ return made.schema_81a005dce18d ??= {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128},"example":["user_ada"]}; }
function schema_828c67acc5da(){ return made.schema_828c67acc5da ??= {"type":"object","additionalProperties":false,"required":["sessionId"],"properties":{"sessionId":{"$ref":"Id#"},"cursor":{"type":"integer","minimum":0,"maximum":9007199254740991},"waitMs":{"type":"integer","minimum":0,"maximum":30000,"default":0}}}; }
function schema_835ac363cda3(){ return made.schema_835ac363cda3 ??= {"type":"object","additionalProperties":false,"properties":{"timeoutSeconds":{"$ref":"TimeoutSeconds#"},"restart":{"type":"boolean","default":false}}}; }
function schema_847177f9a068(){ return made.schema_847177f9a068 ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","deprecated":true,"example":"Write the first plan"}; }
function schema_854961b97931(){ return made.schema_854961b97931 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$"}}}; }
function schema_86f6fae7c089(){ return made.schema_86f6fae7c089 ??= {"type":"object","additionalProperties":false,"properties":{"claimId":{"type":"string","minLength":1,"maxLength":128},"leaseSeconds":{"$ref":"LeaseSeconds#"}}}; }
function schema_87d1f9eb3871(){ return made.schema_87d1f9eb3871 ??= {"type":"string","maxLength":1048576}; }
function schema_88633482445a(){ return made.schema_88633482445a ??= {"type":"object","additionalProperties":false,"required":["integrationId","bindingId"],"properties":{"integrationId":{"$ref":"Id#"},"bindingId":{"$ref":"Id#"}}}; }
function schema_88acf0faa228(){ return made.schema_88acf0faa228 ??= {"type":"object","additionalProperties":false,"properties":{"id":{"$ref":"ChatMessageId#"}}}; }
function schema_891602992766(){ return made.schema_891602992766 ??= {"type":"object","additionalProperties":false,"required":["jobId"],"properties":{"jobId":{"$ref":"Id#"}}}; }
function schema_8921785f5c5a(){ return made.schema_8921785f5c5a ??= {"type":"object","additionalProperties":false,"required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"OperationId#"}}}}; }
function schema_8ae0e1563db8(){ return made.schema_8ae0e1563db8 ??= {"type":"object","additionalProperties":false,"required":["id","revision"],"properties":{"id":{"$ref":"Id#"},"revision":{"type":"integer","minimum":1,"maximum":9007199254740991}}}; }
function schema_8be39d1bf7cf(){ return made.schema_8be39d1bf7cf ??= {"type":"integer","minimum":1,"maximum":65535,"example":6697}; }
function schema_8caad97c0c93(){ return made.schema_8caad97c0c93 ??= {"type":"string","minLength":10,"maxLength":256,"example":"correct horse battery staple"}; }
function schema_8d33eac927bd(){ return made.schema_8d33eac927bd ??= {"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z_\\[\\]{}|^`-][A-Za-z0-9_\\[\\]{}|^`-]*$","example":"gantry"}; }
function schema_8ee196fe9dcc(){ return made.schema_8ee196fe9dcc ??= {"type":"string","minLength":64,"maxLength":64,"pattern":"^[0-9a-f]{64}$","example":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}; }
function schema_8fca2360ea72(){ return made.schema_8fca2360ea72 ??= {"type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"$ref":"AiProviderKind#"},"baseUrl":{"type":"string","minLength":8,"maxLength":2048,"pattern":"^https?://","example":"https://ai.example.org/v1"},"apiKey":{"type":["string","null"],"minLength":1,"maxLength":4096,"pattern":"^[!-~]+$","example":"sk-0123456789"},"models":{"type":"array","maxItems":200,"items":{"oneOf":[{"$ref":"AiModelId#"},{"$ref":"AiModelInput#"}]}}}}; }
function schema_91c7b5a51337(){ return made.schema_91c7b5a51337 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"replace":{"type":"boolean","default":false}}}; }
function schema_950e8753e575(){ return made.schema_950e8753e575 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"tag":{"type":"string","minLength":1,"maxLength":64},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_982666d8e33b(){ return made.schema_982666d8e33b ??= {"type":"object","additionalProperties":false,"required":["integrationId","txnId"],"properties":{"integrationId":{"$ref":"Id#"},"txnId":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_9b0c390303f1(){ return made.schema_9b0c390303f1 ??= {"type":"string","minLength":3,"maxLength":512,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Ada <ada@example.org>"}; }
function schema_9c36f4d65d95(){ return made.schema_9c36f4d65d95 ??= {"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"GitFilePath#"},"ref":{"$ref":"GitRevision#"},"download":{"type":"boolean","default":false}}}; }
function schema_9c5db754e1c3(){ return made.schema_9c5db754e1c3 ??= {"type":"object","additionalProperties":true,"minProperties":1,"maxProperties":200}; }
function schema_9c92f4a0fc43(){ return made.schema_9c92f4a0fc43 ??= {"type":"object","additionalProperties":false,"required":["digest"],"properties":{"digest":{"$ref":"SkillDigest#"}}}; }
function schema_9d5bd597784c(){ return made.schema_9d5bd597784c ??= {"type":"object","additionalProperties":false,"required":["messages"],"properties":{"model":{"$ref":"AiModelName#"},"messages":{"type":"array","minItems":1,"maxItems":2000,"items":{"$ref":"AiMessage#"}},"tools":{"type":"array","maxItems":128,"items":{"$ref":"AiTool#"}},"toolChoice":{"type":"string","enum":["auto","none","required"]},"schema":{"type":"object","additionalProperties":true},"maxOutputTokens":{"type":"integer","minimum":1,"maximum":1000000,"example":1024},"temperature":{"type":"number","minimum":0,"maximum":2},"taskId":{"$ref":"Id#"}}}; }
function schema_9d72abee77de(){ return made.schema_9d72abee77de ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Write the first plan"}; }
function schema_9e59b3b3aaab(){ return made.schema_9e59b3b3aaab ??= {"type":"object","additionalProperties":false,"required":["source"],"properties":{"source":{"type":"string","minLength":1,"maxLength":34952536},"encoding":{"type":"string","enum":["utf8","base64"],"default":"utf8"}}}; }
function schema_9fca383bd09d(){ return made.schema_9fca383bd09d ??= {"type":"object","additionalProperties":false,"required":["period"],"properties":{"period":{"$ref":"AiBudgetPeriod#"},"costMicrosMax":{"type":"integer","minimum":0,"maximum":9007199254740991,"example":50000000},"tokensMax":{"type":"integer","minimum":0,"maximum":9007199254740991}}}; }
function schema_9fcb216399d3(){ return made.schema_9fcb216399d3 ??= {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"name":{"$ref":"ChatIntegrationName#"},"settings":{"$ref":"ChatIntegrationSettings#"},"secrets":{"$ref":"ChatIntegrationSecretsPatch#"},"isActive":{"type":"boolean"}}}; }
function schema_a0440f0214fd(){ return made.schema_a0440f0214fd ??= {"type":"object","additionalProperties":false,"required":["name","description","content"],"properties":{"name":{"type":"string","minLength":1,"maxLength":64,"pattern":"^(?=[a-z0-9]+(-[a-z0-9]+)*$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"release-notes"},"description":{"type":"string","minLength":1,"maxLength":1024,"pattern":"\\S"},"content":{"type":"string","maxLength":1048576},"license":{"type":"string","minLength":1,"maxLength":1024},"compatibility":{"type":"string","minLength":1,"maxLength":500},"metadata":{"type":"object","additionalProperties":{"type":"string","maxLength":4096},"maxProperties":100},"allowedTools":{"type":"array","maxItems":200,"items":{"type":"string","minLength":1,"maxLength":512,"pattern":"^[^\\s,()]+(\\([^()]*\\))?$"}}}}; }
function schema_a200428fd490(){ return made.schema_a200428fd490 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"DisplayName#"},"email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$","example":"ada@example.org"},"role":{"$ref":"Role#"}}}; }
function schema_a28e75e29f57(){ return made.schema_a28e75e29f57 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"If-Match":{"type":"string","minLength":1,"maxLength":256},"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$"}}}; }
function schema_a444b2acaf2b(){ return made.schema_a444b2acaf2b ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"download":{"type":"boolean","default":false}}}; }
function schema_a4575a537c7e(){ return made.schema_a4575a537c7e ??= {"type":"array","maxItems":5000,"items":{"$ref":"FileChange#"}}; }
function schema_a464af5b19ec(){ return made.schema_a464af5b19ec ??= {"type":"object","additionalProperties":false,"required":["sessionId","cols","rows"],"properties":{"sessionId":{"$ref":"Id#"},"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"}}}; }
function schema_a8dbd973dd7a(){ return made.schema_a8dbd973dd7a ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\s\\u0000-\\u001f]+$","example":"gantry"}; }
function schema_a94bcc5747b4(){ return made.schema_a94bcc5747b4 ??= {"type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"type":"string","maxLength":1398104},"encoding":{"$ref":"SkillFileEncoding#"},"isExecutable":{"type":"boolean"}}}; }
function schema_aac9320966a8(){ return made.schema_aac9320966a8 ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f]+$","example":"ada"}; }
function schema_aacffcba905d(){ return made.schema_aacffcba905d ??= {"type":"object","additionalProperties":false,"properties":{"expiresInSeconds":{"type":"integer","minimum":1,"maximum":2592000,"default":3600},"inline":{"type":"boolean","default":false}}}; }
function schema_ab2f09919f83(){ return made.schema_ab2f09919f83 ??= {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"SecretName#"}}}; }
function schema_ac9018ec3fb4(){ return made.schema_ac9018ec3fb4 ??= {"type":"string","minLength":1,"maxLength":128,"pattern":"^[^\\s\\u0000-\\u001f]+$","example":"gantry"}; }
function schema_acd2d88f516d(){ return made.schema_acd2d88f516d ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"status":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"JobStatus#"}},"kind":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"JobKind#"}},"taskId":{"$ref":"Id#"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_ad2ad675fa6a(){ return made.schema_ad2ad675fa6a ??= {"type":"object","additionalProperties":false,"properties":{"scopes":{"type":"array","maxItems":100,"items":{"$ref":"Scope#"}},"allow":{"$ref":"AllowList#"},"expiresInSeconds":{"type":"integer","minimum":1,"maximum":900,"example":900}}}; }
function schema_ad388a617a24(){ return made.schema_ad388a617a24 ??= {"type":"object","additionalProperties":false,"required":["name","url"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"upstream"},"url":{"type":"string","minLength":3,"maxLength":2048,"pattern":"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$","example":"https://git.example.org/app.git"}}}; }
function schema_adce451794f9(){ return made.schema_adce451794f9 ??= {"type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"$ref":"Id#"}}}; }
function schema_af6f348b0607(){ return made.schema_af6f348b0607 ??= {"type":"object","additionalProperties":false,"required":["webhookId","deliveryId"],"properties":{"webhookId":{"$ref":"Id#"},"deliveryId":{"$ref":"Id#"}}}; }
function schema_b063435f814c(){ return made.schema_b063435f814c ??= {"type":"string","minLength":64,"maxLength":64,"pattern":"^[0-9a-f]{64}$"}; }
function schema_b0d5cdce81f9(){ return made.schema_b0d5cdce81f9 ??= {"type":"object","additionalProperties":false,"required":["serverName","toolName"],"properties":{"serverName":{"type":"string","minLength":1,"maxLength":256,"example":"everything"},"toolName":{"type":"string","minLength":1,"maxLength":256,"example":"echo"},"arguments":{"type":"object","additionalProperties":true,"example":{"message":"hello"}},"inputResponses":{"type":"object","additionalProperties":true,"maxProperties":100,"example":{"name":{"action":"accept","content":{"name":"Ada"}}}},"requestState":{"type":"string","maxLength":262144}}}; }
function schema_b17e1ef29840(){ return made.schema_b17e1ef29840 ??= {"type":"object","additionalProperties":false,"required":["userId"],"properties":{"userId":{"$ref":"Id#"}}}; }
function schema_b2b0423dcba7(){ return made.schema_b2b0423dcba7 ??= {"type":"string","enum":["inbox","read","sent"],"example":"inbox"}; }
function schema_b322ebba347e(){ return made.schema_b322ebba347e ??= {"type":"object","additionalProperties":false,"required":["scheduleId"],"properties":{"scheduleId":{"$ref":"Id#"}}}; }
function schema_b3a504b64628(){ return made.schema_b3a504b64628 ??= {"type":"string","maxLength":65536,"example":"Be brief."}; }
function schema_b3ad68730fa6(){ return made.schema_b3ad68730fa6 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"title":{"$ref":"NewTaskTitle#"},"intent":{"type":["string","null"],"minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","deprecated":true},"content":{"$ref":"TaskContent#"},"priority":{"$ref":"Priority#"},"readiness":{"$ref":"Readiness#"},"tags":{"$ref":"NewTags#"}}}; }
function schema_b3b9e9eb2074(){ return made.schema_b3b9e9eb2074 ??= {"type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"type":"string","minLength":1,"maxLength":65536}}}; }
function schema_b4c837aa1161(){ return made.schema_b4c837aa1161 ??= {"type":"integer","minimum":1,"maximum":1000,"example":80}; }
function schema_b4fa4af3ad3e(){ return made.schema_b4fa4af3ad3e ??= {"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Ada"}; }
function schema_b5604c531893(){ return made.schema_b5604c531893 ??= {"type":"object","additionalProperties":false,"properties":{"username":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f]+$","example":"git"},"password":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]+$"},"privateKey":{"type":"string","minLength":64,"maxLength":16384},"knownHosts":{"type":"string","minLength":16,"maxLength":16384,"pattern":"^[^\\u0000]+$"}}}; }
function schema_b61acfaf0351(){ return made.schema_b61acfaf0351 ??= {"type":"object","additionalProperties":false,"required":["webhookId"],"properties":{"webhookId":{"$ref":"Id#"}}}; }
function schema_b6458a96c749(){ return made.schema_b6458a96c749 ??= {"type":"object","additionalProperties":false,"required":["reviewers"],"properties":{"reviewers":{"$ref":"Reviewers#"}}}; }
function schema_b74adddc852e(){ return made.schema_b74adddc852e ??= {"type":"object","additionalProperties":false,"required":["budgetTokens"],"properties":{"budgetTokens":{"type":"integer","minimum":0,"maximum":1000000,"example":4000},"taskId":{"$ref":"Id#"},"chatId":{"$ref":"Id#"},"query":{"type":"string","minLength":1,"maxLength":8192,"example":"write the notes of a release"},"parts":{"type":"array","minItems":1,"maxItems":7,"items":{"$ref":"ContextPart#"},"example":["role","task"]}}}; }
function schema_b979c9602b6f(){ return made.schema_b979c9602b6f ??= {"type":"string","minLength":1,"maxLength":253,"pattern":"^[A-Za-z0-9._:-]+$","example":"irc.example.org"}; }
function schema_b98bc68a69d5(){ return made.schema_b98bc68a69d5 ??= {"type":"object","additionalProperties":false,"required":["source"],"properties":{"source":{"type":"string","maxLength":1048576},"folder":{"type":"string","minLength":1,"maxLength":255,"example":"changelog"}}}; }
function schema_bca237ddbfa7(){ return made.schema_bca237ddbfa7 ??= {"type":"object","additionalProperties":false,"required":["link"],"properties":{"link":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_bcac95537561(){ return made.schema_bcac95537561 ??= {"type":"string","enum":["gantry.json",".mcp.json"],"example":"gantry.json"}; }
function schema_bedede4b4ddf(){ return made.schema_bedede4b4ddf ??= {"type":"object","additionalProperties":false,"properties":{"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"GitFilePath#"}}}}; }
function schema_c19c5cbba9c0(){ return made.schema_c19c5cbba9c0 ??= {"oneOf":[{"$ref":"ModelBackend#"},{"$ref":"AgentBackend#"}]}; }
function schema_c2694e81909d(){ return made.schema_c2694e81909d ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"ref":{"$ref":"GitRevision#"},"path":{"$ref":"GitFilePath#"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_c26d4508ceda(){ return made.schema_c26d4508ceda ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"description":{"type":["string","null"],"maxLength":4096},"taskId":{"type":["string","null"],"minLength":1,"maxLength":128}}}; }
function schema_c277c8dea223(){ return made.schema_c277c8dea223 ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"mattermost"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["url","botId"],"properties":{"url":{"$ref":"ChatPlatformUrl#"},"botId":{"$ref":"ChatBotId#"}}},"secrets":{"type":"object","additionalProperties":false,"required":["token","signingSecret"],"properties":{"token":{"$ref":"ChatPlatformSecret#"},"signingSecret":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_c38efed89833(){ return made.schema_c38efed89833 ??= {"type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"type":"string","minLength":3,"maxLength":2048,"pattern":"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$","example":"https://git.example.org/app.git"},"branch":{"type":"string","minLength":1,"maxLength":256,"example":"main"},"depth":{"type":"integer","minimum":1,"maximum":1000000}}}; }
function schema_c3f7d8c17b58(){ return made.schema_c3f7d8c17b58 ??= {"type":"object","additionalProperties":false,"properties":{"messageId":{"$ref":"ChatMessageId#"},"title":{"$ref":"ChatTitle#"}}}; }
function schema_c4d8905cd6e1(){ return made.schema_c4d8905cd6e1 ??= {"type":"string","minLength":1,"maxLength":64,"pattern":"^[a-z0-9][a-z0-9._-]*$","example":"ada"}; }
function schema_c6ce7c0ef199(){ return made.schema_c6ce7c0ef199 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"tag":{"type":"string","minLength":1,"maxLength":64}}}; }
function schema_c7981696c165(){ return made.schema_c7981696c165 ??= {"type":"string","minLength":3,"maxLength":256,"pattern":"^[a-z0-9]([a-z0-9-]*[a-z0-9])?/[!-~]+$","example":"acme/gpt-4o"}; }
function schema_c968b336d636(){ return made.schema_c968b336d636 ??= {"type":"object","additionalProperties":false,"properties":{"priority":{"$ref":"Priority#"},"tags":{"$ref":"NewTags#"}}}; }
function schema_cab6eb7f679b(){ return made.schema_cab6eb7f679b ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"type":["string","null"],"minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"isActive":{"type":"boolean"}}}; }
function schema_cb083cc69ea1(){ return made.schema_cb083cc69ea1 ??= {"type":"object","additionalProperties":false,"properties":{"remote":{"type":"string","minLength":1,"maxLength":256,"example":"origin"}}}; }
function schema_cc6aa51efd1c(){ return made.schema_cc6aa51efd1c ??= {"type":"object","additionalProperties":false,"required":["path","content"],"properties":{"path":{"$ref":"FilePath#"},"content":{"type":"string","maxLength":4194304,"example":"# Plan\n"},"oldPath":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$","example":"docs/old-plan.md"}}}; }
function schema_cce1e72a75a7(){ return made.schema_cce1e72a75a7 ??= {"type":"object","additionalProperties":false,"required":["gitUrl"],"properties":{"gitUrl":{"type":"string","minLength":3,"maxLength":2048,"pattern":"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$","example":"https://git.example.org/skills.git"},"path":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^\\u0000-\\u001f\\u007f\\\\]+$","example":"skills"},"ref":{"type":"string","minLength":1,"maxLength":256,"example":"main"}}}; }
function schema_cd01bf4ef390(){ return made.schema_cd01bf4ef390 ??= {"type":"string","enum":["read_only","agent","ci","full"],"example":"agent"}; }
function schema_cd66def76f0b(){ return made.schema_cd66def76f0b ??= {"type":"string","enum":["utf8","base64"]}; }
function schema_ce619ead2605(){ return made.schema_ce619ead2605 ??= {"type":"object","additionalProperties":false,"properties":{"arguments":{"type":"array","maxItems":64,"items":{"type":"string","maxLength":4096,"pattern":"^[^\\u0000]*$"},"example":["--all"]},"timeoutSeconds":{"type":"integer","minimum":1,"maximum":3600}}}; }
function schema_cef2a7ea133c(){ return made.schema_cef2a7ea133c ??= {"type":"object","additionalProperties":false,"required":["cron","kind"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"sweep_resources"},"isActive":{"type":"boolean"}}}; }
function schema_d1412e0bd85b(){ return made.schema_d1412e0bd85b ??= {"type":"object","additionalProperties":false,"required":["folder","id","attachmentId"],"properties":{"folder":{"$ref":"MailFolder#"},"id":{"type":"string","minLength":1,"maxLength":128},"attachmentId":{"type":"string","minLength":1,"maxLength":128}}}; }
function schema_d161e1a0366b(){ return made.schema_d161e1a0366b ??= {"type":"object","additionalProperties":false,"properties":{"remote":{"type":"string","minLength":1,"maxLength":256,"example":"origin"},"branch":{"type":"string","minLength":1,"maxLength":256,"example":"main"},"mode":{"type":"string","enum":["fast_forward","merge"]}}}; }
function schema_d17a01aa2c2f(){ return made.schema_d17a01aa2c2f ??= {"type":"object","additionalProperties":false,"required":["name","path"],"properties":{"name":{"type":"string","minLength":1,"maxLength":255},"path":{"type":"string","minLength":1,"maxLength":512}}}; }
function schema_d17d6c42905e(){ return made.schema_d17d6c42905e ??= {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"GenericChatInput#"},{"$ref":"IrcChatInput#"},{"$ref":"TelegramChatInput#"},{"$ref":"SlackChatInput#"},{"$ref":"MattermostChatInput#"},{"$ref":"DiscordChatInput#"},{"$ref":"XmppChatInput#"},{"$ref":"MatrixChatInput#"}],"x-tags":["generic","irc","telegram","slack","mattermost","discord","xmpp","matrix"]}; }
function schema_d2c34a33e8a2(){ return made.schema_d2c34a33e8a2 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"content":{"type":"string","minLength":1,"maxLength":262144,"example":"Say goodbye."},"delivery":{"$ref":"ChatDelivery#"}}}; }
function schema_d3f922404843(){ return made.schema_d3f922404843 ??= {"type":"string","enum":["openai-compatible","anthropic","openai","google","local"],"example":"openai-compatible"}; }
function schema_d405402eaad1(){ return made.schema_d405402eaad1 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{}}; }
function schema_d52dffc2ef3e(){ return made.schema_d52dffc2ef3e ??= {"type":"object","additionalProperties":false,"required":["id","name","input"],"properties":{"id":{"type":"string","minLength":1,"maxLength":256,"example":"call_1"},"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"listTasks"},"input":{"type":"object","additionalProperties":true}}}; }
function schema_d53ddeee16c1(){ return made.schema_d53ddeee16c1 ??= {"type":"object","additionalProperties":false,"required":["content"],"properties":{"id":{"$ref":"ChatMessageId#"},"content":{"type":"string","minLength":1,"maxLength":262144,"example":"Say hello."},"delivery":{"$ref":"ChatDelivery#"},"files":{"type":"array","maxItems":16,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":255},"example":["plan.txt"]},"skills":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":255},"example":["release-notes"]}}}; }
function schema_d5674aff9338(){ return made.schema_d5674aff9338 ??= {"type":"object","x-refusal":"Give a title.","additionalProperties":false,"anyOf":[{"required":["title"]},{"required":["intent"]}],"properties":{"title":{"$ref":"NewTaskTitle#"},"intent":{"$ref":"NewTaskIntent#"},"content":{"$ref":"TaskContent#"},"priority":{"$ref":"Priority#"},"readiness":{"$ref":"Readiness#"},"tags":{"$ref":"NewTags#"},"author":{"$ref":"NewAuthor#"}}}; }
function schema_d6999199edcd(){ return made.schema_d6999199edcd ??= {"type":"object","additionalProperties":false,"required":["url","kinds"],"properties":{"url":{"$ref":"WebhookUrl#"},"kinds":{"$ref":"WebhookKinds#"},"taskId":{"$ref":"Id#"},"description":{"type":"string","maxLength":1024}}}; }
function schema_d7120c7fcd15(){ return made.schema_d7120c7fcd15 ??= {"type":"object","additionalProperties":false,"required":["revision"],"properties":{"revision":{"type":"integer","minimum":1,"maximum":9007199254740991}}}; }
function schema_d762feb4d3e2(){ return made.schema_d762feb4d3e2 ??= {"type":"object","additionalProperties":false,"required":["content"],"properties":{"content":{"type":"string","maxLength":1048576,"example":"---\ntitle: Conventions\npinned: true\n---\n\nWrite small functions.\n"}}}; }
function schema_d80f4fe3a0e0(){ return made.schema_d80f4fe3a0e0 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"state":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"TaskState#"}},"priority":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"Priority#"}},"tag":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":64}},"updatedAfter":{"$ref":"Timestamp#"},"q":{"type":"string","minLength":1,"maxLength":256},"sort":{"type":"string","enum":["createdAt","-createdAt","updatedAt","-updatedAt"],"default":"-createdAt"},"fields":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"TaskField#"}},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_d8b3f32cf668(){ return made.schema_d8b3f32cf668 ??= {"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},"example":["planning"]}; }
function schema_d9b4d75dc5f8(){ return made.schema_d9b4d75dc5f8 ??= {"type":"object","additionalProperties":false,"properties":{"content":{"type":"string","maxLength":1048576,"example":"{\"scripts\": {\"test\": \"npm test\"}}"},"file":{"$ref":"ConfigFileName#"}}}; }
function schema_daa405b1a2fa(){ return made.schema_daa405b1a2fa ??= {"type":"string","example":"task.*","enum":["*","task.*","task.comment.*","task.changes.*","task.review.*","plan_step.*","resource.*","terminal.*","mail.*","context.*","config.*","secret.*","git.*","git.push.*","git.branch.*","mcp.*","mcp.server.*","mcp.tools.*","mcp.call.*","ai.*","ai.provider.*","ai.call.*","ai.budget.*","chat.*","chat.message.*","chat.approval.*","skill.*","knowledge.*","job.*","schedule.*","token.*","session.*","user.*","webhook.*","integration.*","stream.*","task.created","task.updated","task.deleted","task.transitioned","task.claimed","task.released","task.stalled","task.comment.created","task.comment.updated","task.comment.deleted","task.changes.replaced","task.changes.applied","task.review.submitted","plan_step.created","plan_step.updated","plan_step.deleted","plan_step.started","plan_step.output","plan_step.finished","resource.uploaded","resource.deleted","resource.updated","terminal.opened","terminal.resized","terminal.exited","terminal.closed","mail.received","mail.moved","mail.deleted","mail.sent","mail.failed","context.updated","config.updated","config.approved","secret.set","secret.deleted","git.pushed","git.push.rejected","git.fetched","git.committed","git.branch.updated","mcp.server.starting","mcp.server.connected","mcp.server.failed","mcp.server.needs_auth","mcp.server.stopped","mcp.tools.changed","mcp.call.waiting","mcp.call.started","mcp.call.progress","mcp.call.finished","ai.provider.put","ai.provider.deleted","ai.call.finished","ai.budget.put","chat.created","chat.updated","chat.deleted","chat.message.created","chat.message.finished","chat.approval.requested","chat.approval.resolved","skill.created","skill.deleted","skill.updated","knowledge.created","knowledge.deleted","knowledge.updated","job.queued","job.started","job.progress","job.finished","schedule.created","schedule.updated","schedule.deleted","schedule.disabled","token.created","token.revoked","token.rotated","session.started","session.ended","user.created","user.updated","user.disabled","user.enabled","user.deleted","webhook.created","webhook.updated","webhook.deleted","webhook.delivered","webhook.failed","webhook.disabled","webhook.test","integration.created","integration.updated","integration.deleted","integration.connected","integration.failed","stream.gap"]}; }
function schema_dc13df165848(){ return made.schema_dc13df165848 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"cursor":{"type":"integer","minimum":0,"maximum":9007199254740991},"waitMs":{"type":"integer","minimum":0,"maximum":30000,"default":0}}}; }
function schema_dc25b322485d(){ return made.schema_dc25b322485d ??= {"type":"array","maxItems":100,"items":{"$ref":"Recipient#"}}; }
function schema_dc583477a8a9(){ return made.schema_dc583477a8a9 ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"matrix"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["url","botId"],"properties":{"url":{"$ref":"ChatPlatformUrl#"},"botId":{"type":"string","minLength":4,"maxLength":128,"pattern":"^@[^@:\\s\\u0000-\\u001f]+:[^\\s\\u0000-\\u001f]+$"}}},"secrets":{"type":"object","additionalProperties":false,"required":["token","signingSecret"],"properties":{"token":{"$ref":"ChatPlatformSecret#"},"signingSecret":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_de4c1f202baf(){ return made.schema_de4c1f202baf ??= {"type":"object","additionalProperties":false,"required":["tool","action"],"properties":{"tool":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z*]+$","example":"create*"},"action":{"type":"string","enum":["allow","ask","deny"],"example":"ask"},"isForOutsideText":{"type":"boolean","example":false}}}; }
function schema_defac6088b33(){ return made.schema_defac6088b33 ??= {"type":"object","additionalProperties":false,"required":["tokenId"],"properties":{"tokenId":{"$ref":"Id#"}}}; }
function schema_e1171788963a(){ return made.schema_e1171788963a ??= {"type":"object","additionalProperties":false,"properties":{"cols":{"$ref":"Columns#"},"rows":{"$ref":"Rows#"},"command":{"type":"array","minItems":1,"maxItems":256,"items":{"type":"string","maxLength":32768,"pattern":"^[^\\0]*$"},"example":["/bin/sh","-c","echo ready"]},"cwd":{"$ref":"FilePath#"},"isShared":{"type":"boolean","default":false,"example":false}}}; }
function schema_e195d3e1da24(){ return made.schema_e195d3e1da24 ??= {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_e2d87c328261(){ return made.schema_e2d87c328261 ??= {"type":"string","minLength":1,"maxLength":256,"example":"opencode"}; }
function schema_e34dbb3a34ab(){ return made.schema_e34dbb3a34ab ??= {"type":"object","additionalProperties":false,"required":["hash"],"properties":{"hash":{"$ref":"ApprovalHash#"}}}; }
function schema_e42e299a26f7(){ return made.schema_e42e299a26f7 ??= {"type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"$ref":"Id#"},"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Ada"}}}; }
function schema_e44bff718aa2(){ return made.schema_e44bff718aa2 ??= {"type":"object","additionalProperties":false,"required":["cron","kind","taskId"],"properties":{"name":{"type":"string","minLength":1,"maxLength":128,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"Clean up"},"cron":{"type":"string","minLength":9,"maxLength":256,"example":"0 3 * * *"},"timeZone":{"type":"string","minLength":1,"maxLength":64,"example":"Europe/Berlin"},"kind":{"type":"string","const":"execute_plan"},"taskId":{"$ref":"Id#"},"isActive":{"type":"boolean"}}}; }
function schema_e44d4be07d50(){ return made.schema_e44d4be07d50 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"description":{"type":"string","minLength":1,"maxLength":65536,"pattern":"\\S"},"command":{"type":["string","null"],"minLength":1,"maxLength":65536,"pattern":"^[^\\0]*$"},"expectedOutcome":{"type":["string","null"],"maxLength":65536}}}; }
function schema_e51baa5648e7(){ return made.schema_e51baa5648e7 ??= {"type":"object","additionalProperties":false,"required":["branch"],"properties":{"branch":{"type":"string","minLength":1,"maxLength":256}}}; }
function schema_e6e0447e505a(){ return made.schema_e6e0447e505a ??= {"type":"object","additionalProperties":false,"required":["accountId"],"properties":{"accountId":{"$ref":"ChatAccountId#"}}}; }
function schema_e92955ea02ee(){ return made.schema_e92955ea02ee ??= {"type":"object","additionalProperties":false,"required":["id","commentId"],"properties":{"id":{"$ref":"Id#"},"commentId":{"$ref":"Id#"}}}; }
function schema_e98181b1568e(){ return made.schema_e98181b1568e ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"webhook-id":{"type":"string","minLength":1,"maxLength":256},"webhook-timestamp":{"type":"string","minLength":1,"maxLength":16},"webhook-signature":{"type":"string","minLength":1,"maxLength":1024},"X-Slack-Signature":{"type":"string","minLength":1,"maxLength":256},"X-Slack-Request-Timestamp":{"type":"string","minLength":1,"maxLength":16},"X-Telegram-Bot-Api-Secret-Token":{"type":"string","minLength":1,"maxLength":256},"X-Signature-Ed25519":{"type":"string","minLength":1,"maxLength":256},"X-Signature-Timestamp":{"type":"string","minLength":1,"maxLength":32},"Idempotency-Key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$"}}}; }
function schema_ea777ad9d68e(){ return made.schema_ea777ad9d68e ??= {"type":"object","additionalProperties":false,"required":["chatId","approvalId"],"properties":{"chatId":{"$ref":"Id#"},"approvalId":{"$ref":"Id#"}}}; }
function schema_ead71aed53b6(){ return made.schema_ead71aed53b6 ??= {"type":"object","additionalProperties":false,"required":["invite","password"],"properties":{"invite":{"type":"string","minLength":20,"maxLength":256},"password":{"$ref":"Password#"}}}; }
function schema_eae6f13cdf1b(){ return made.schema_eae6f13cdf1b ??= {"type":"object","additionalProperties":false,"required":["dependsOn"],"properties":{"dependsOn":{"$ref":"TaskIds#"}}}; }
function schema_ebd98e958145(){ return made.schema_ebd98e958145 ??= {"type":"object","additionalProperties":false,"required":["message"],"properties":{"message":{"type":"string","minLength":1,"maxLength":65536,"pattern":"^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$","example":"Add the main loop"},"author":{"$ref":"GitIdentity#"},"paths":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"GitFilePath#"}},"expectedHead":{"$ref":"GitOid#"}}}; }
function schema_ecc39fc6840b(){ return made.schema_ecc39fc6840b ??= {"type":"string","enum":["role","agents","task","documents","catalogue","skills","knowledge"],"example":"task"}; }
function schema_ecff8cc0c5b7(){ return made.schema_ecff8cc0c5b7 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"force":{"type":"boolean","default":false},"expectedOid":{"$ref":"GitOid#"}}}; }
function schema_eebd6ba5d556(){ return made.schema_eebd6ba5d556 ??= {"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"WebhookSelector#"}}; }
function schema_ef47c95a301a(){ return made.schema_ef47c95a301a ??= {"type":"integer","minimum":5,"maximum":86400,"example":600}; }
function schema_ef887d0c1a85(){ return made.schema_ef887d0c1a85 ??= {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":256,"pattern":"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","example":"topic-1"},"from":{"$ref":"GitRevision#"}}}; }
function schema_ef9c37a77c64(){ return made.schema_ef9c37a77c64 ??= {"type":"object","additionalProperties":false,"required":["kind","name","settings","secrets"],"properties":{"kind":{"type":"string","const":"discord"},"name":{"$ref":"ChatIntegrationName#"},"settings":{"type":"object","additionalProperties":false,"required":["publicKey"],"properties":{"url":{"$ref":"ChatPlatformUrl#"},"publicKey":{"type":"string","minLength":64,"maxLength":64,"pattern":"^[0-9a-f]{64}$"}}},"secrets":{"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"$ref":"ChatPlatformSecret#"}}}}}; }
function schema_efbcc519e6c0(){ return made.schema_efbcc519e6c0 ??= {"type":"string","enum":["*","tasks:read","tasks:write","tasks:execute","resources:read","resources:write","terminal:read","terminal:execute","mail:read","mail:write","mail:send","context:read","context:write","config:read","config:write","secrets:write","git:read","git:write","git:push","mcp:read","mcp:execute","mcp:admin","skills:read","skills:write","skills:execute","knowledge:read","knowledge:write","ai:read","ai:execute","ai:admin","chats:read","chats:write","chats:approve","identity:read","identity:write","tokens:manage","users:read","users:admin","jobs:read","jobs:write","integrations:admin","events:read","webhooks:admin","audit:read"]}; }
function schema_f02185a6e25f(){ return made.schema_f02185a6e25f ??= {"type":"object","additionalProperties":false,"required":["filename"],"properties":{"filename":{"type":"string","minLength":4,"maxLength":128,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*\\.md$"}}}; }
function schema_f251aa97185d(){ return made.schema_f251aa97185d ??= {"type":"string","enum":["owner","maintainer","developer","viewer","agent"]}; }
function schema_f262c3b76247(){ return made.schema_f262c3b76247 ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"taskId":{"$ref":"Id#"},"limit":{"type":"integer","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_f27aca90263a(){ return made.schema_f27aca90263a ??= {"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]+$","example":"src/main.ts"}; }
function schema_f361df3e0e48(){ return made.schema_f361df3e0e48 ??= {"type":"object","additionalProperties":false,"required":["oid"],"properties":{"oid":{"type":"string","minLength":4,"maxLength":64,"pattern":"^[0-9a-f]+$"}}}; }
function schema_f3bc71f872c2(){ return made.schema_f3bc71f872c2 ??= {"type":"string","minLength":1,"maxLength":512,"example":"an-example"}; }
function schema_f3bd49aa1bbc(){ return made.schema_f3bd49aa1bbc ??= {"type":"object","additionalProperties":false,"required":["chatId","messageId"],"properties":{"chatId":{"$ref":"Id#"},"messageId":{"$ref":"ChatMessageId#"}}}; }
function schema_f57a2cbf5155(){ return made.schema_f57a2cbf5155 ??= {"type":"string","minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$","example":"ada@example.org"}; }
function schema_f65c7551e84f(){ return made.schema_f65c7551e84f ??= {"type":"object","additionalProperties":false,"required":["filename"],"properties":{"filename":{"type":"string","minLength":1,"maxLength":255}}}; }
function schema_f6e8c25e4099(){ return made.schema_f6e8c25e4099 ??= {"type":"object","additionalProperties":false,"properties":{"overlapSeconds":{"type":"integer","minimum":0,"maximum":604800,"example":3600}}}; }
function schema_f7fc46e42831(){ return made.schema_f7fc46e42831 ??= {"type":"string","enum":["allow","ask","deny"],"example":"ask"}; }
function schema_f87ce85d9e67(){ return made.schema_f87ce85d9e67 ??= {"type":"string","format":"date-time","minLength":20,"maxLength":35,"example":"2026-01-01T12:00:00.000Z"}; }
function schema_f8886c0311cd(){ return made.schema_f8886c0311cd ??= {"type":"string","enum":["low","medium","high","critical"],"example":"high"}; }
function schema_f8dd5d767ba4(){ return made.schema_f8dd5d767ba4 ??= {"type":"array","maxItems":100,"uniqueItems":true,"items":{"$ref":"Id#"},"example":["task_01ke3v7s9x4t2m8r"]}; }
function schema_f91ac026d817(){ return made.schema_f91ac026d817 ??= {"type":"object","additionalProperties":false,"required":["entryId","revision"],"properties":{"entryId":{"$ref":"Id#"},"revision":{"type":"integer","minimum":1,"maximum":9007199254740991}}}; }
function schema_f9948059caf6(){ return made.schema_f9948059caf6 ??= {"type":"string","maxLength":65536,"example":"exit code: 0\noutput contains: hello"}; }
function schema_fa39908fdbb7(){ return made.schema_fa39908fdbb7 ??= {"type":"string","enum":["approved","changes_requested","commented"],"example":"approved"}; }
function schema_fa453b32a25c(){ return made.schema_fa453b32a25c ??= {"type":"object","additionalProperties":false,"required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":200,"default":200},"cursor":{"type":"string","minLength":1,"maxLength":1024}}}; }
function schema_fc4a38feb5ec(){ return made.schema_fc4a38feb5ec ??= {"type":"object","additionalProperties":false,"required":["folder"],"properties":{"folder":{"type":"string","enum":["inbox"]}}}; }
function schema_fd533bc65c90(){ return made.schema_fd533bc65c90 ??= {"type":"object","additionalProperties":false,"required":["id","reviewId"],"properties":{"id":{"$ref":"Id#"},"reviewId":{"$ref":"Id#"}}}; }
function schema_ff6683483e35(){ return made.schema_ff6683483e35 ??= {"type":"object","additionalProperties":false,"required":["redirectUrl"],"properties":{"redirectUrl":{"type":"string","minLength":1,"maxLength":2048,"pattern":"^(https://|http://(127\\.0\\.0\\.1|\\[::1\\]|localhost)[:/])","example":"http://127.0.0.1:4700/callback"}}}; }
function schema_fffb3c757ed2(){ return made.schema_fffb3c757ed2 ??= {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"name":{"$ref":"DisplayName#"},"email":{"type":["string","null"],"minLength":3,"maxLength":254,"pattern":"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$","example":"ada@example.org"}}}; }
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'",schema:schema_8921785f5c5a().required,parentSchema:schema_8921785f5c5a(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "operations")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_8921785f5c5a(),data});
errors++;
}
}
if(data.operations !== undefined){
let data0 = data.operations;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_8921785f5c5a().properties.operations,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_8921785f5c5a().properties.operations,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_8921785f5c5a().properties.operations.type,parentSchema:schema_8921785f5c5a().properties.operations,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_8921785f5c5a().type,parentSchema:schema_8921785f5c5a(),data});
errors++;
}
validate_AccessInput.errors = vErrors;
return errors === 0;
}
validate_AccessInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AgentBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentBackend.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_254fc2992e63().required,parentSchema:schema_254fc2992e63(),data});
errors++;
}
if(data.agent === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agent"},message:"must have required property '"+"agent"+"'",schema:schema_254fc2992e63().required,parentSchema:schema_254fc2992e63(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "agent"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_254fc2992e63(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_254fc2992e63().properties.kind.type,parentSchema:schema_254fc2992e63().properties.kind,data:data0});
errors++;
}
if("agent" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "agent"},message:"must be equal to constant",schema:"agent",parentSchema:schema_254fc2992e63().properties.kind,data:data0});
errors++;
}
}
if(data.agent !== undefined){
if(!(validate_AgentName(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentName.errors : vErrors.concat(validate_AgentName.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_254fc2992e63().type,parentSchema:schema_254fc2992e63(),data});
errors++;
}
validate_AgentBackend.errors = vErrors;
return errors === 0;
}
validate_AgentBackend.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AgentName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AgentName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e2d87c328261(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e2d87c328261(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e2d87c328261().type,parentSchema:schema_e2d87c328261(),data});
errors++;
}
validate_AgentName.errors = vErrors;
return errors === 0;
}
validate_AgentName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiBudgetInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiBudgetInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.period === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "period"},message:"must have required property '"+"period"+"'",schema:schema_9fca383bd09d().required,parentSchema:schema_9fca383bd09d(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "period") || (key0 === "costMicrosMax")) || (key0 === "tokensMax"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9fca383bd09d(),data});
errors++;
}
}
if(data.period !== undefined){
if(!(validate_AiBudgetPeriod(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiBudgetPeriod.errors : vErrors.concat(validate_AiBudgetPeriod.errors);
errors = vErrors.length;
}
}
if(data.costMicrosMax !== undefined){
let data1 = data.costMicrosMax;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/costMicrosMax",schemaPath:"#/properties/costMicrosMax/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_9fca383bd09d().properties.costMicrosMax.type,parentSchema:schema_9fca383bd09d().properties.costMicrosMax,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/costMicrosMax",schemaPath:"#/properties/costMicrosMax/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_9fca383bd09d().properties.costMicrosMax,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/costMicrosMax",schemaPath:"#/properties/costMicrosMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_9fca383bd09d().properties.costMicrosMax,data:data1});
errors++;
}
}
}
if(data.tokensMax !== undefined){
let data2 = data.tokensMax;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/tokensMax",schemaPath:"#/properties/tokensMax/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_9fca383bd09d().properties.tokensMax.type,parentSchema:schema_9fca383bd09d().properties.tokensMax,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/tokensMax",schemaPath:"#/properties/tokensMax/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_9fca383bd09d().properties.tokensMax,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/tokensMax",schemaPath:"#/properties/tokensMax/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_9fca383bd09d().properties.tokensMax,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9fca383bd09d().type,parentSchema:schema_9fca383bd09d(),data});
errors++;
}
validate_AiBudgetInput.errors = vErrors;
return errors === 0;
}
validate_AiBudgetInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiBudgetPeriod(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiBudgetPeriod.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6ed4684625c7().type,parentSchema:schema_6ed4684625c7(),data});
errors++;
}
if(!((data === "day") || (data === "month"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_6ed4684625c7().enum},message:"must be equal to one of the allowed values",schema:schema_6ed4684625c7().enum,parentSchema:schema_6ed4684625c7(),data});
errors++;
}
validate_AiBudgetPeriod.errors = vErrors;
return errors === 0;
}
validate_AiBudgetPeriod.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiCapability(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiCapability.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_372e94c57b41().type,parentSchema:schema_372e94c57b41(),data});
errors++;
}
if(!((((((data === "text") || (data === "tools")) || (data === "json")) || (data === "reasoning")) || (data === "images")) || (data === "embeddings"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_372e94c57b41().enum},message:"must be equal to one of the allowed values",schema:schema_372e94c57b41().enum,parentSchema:schema_372e94c57b41(),data});
errors++;
}
validate_AiCapability.errors = vErrors;
return errors === 0;
}
validate_AiCapability.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema_40ac923cb5c1().required,parentSchema:schema_40ac923cb5c1(),data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_40ac923cb5c1().required,parentSchema:schema_40ac923cb5c1(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "role") || (key0 === "content")) || (key0 === "toolCalls")) || (key0 === "toolCallId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_40ac923cb5c1(),data});
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_40ac923cb5c1().properties.role.type,parentSchema:schema_40ac923cb5c1().properties.role,data:data0});
errors++;
}
if(!((((data0 === "system") || (data0 === "user")) || (data0 === "assistant")) || (data0 === "tool"))){
vErrors = add(vErrors, {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema_40ac923cb5c1().properties.role.enum},message:"must be equal to one of the allowed values",schema:schema_40ac923cb5c1().properties.role.enum,parentSchema:schema_40ac923cb5c1().properties.role,data:data0});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 4194304){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 4194304},message:"must NOT have more than 4194304 characters",schema:4194304,parentSchema:schema_40ac923cb5c1().properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_40ac923cb5c1().properties.content.type,parentSchema:schema_40ac923cb5c1().properties.content,data:data1});
errors++;
}
}
if(data.toolCalls !== undefined){
let data2 = data.toolCalls;
if(Array.isArray(data2)){
if(data2.length > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema_40ac923cb5c1().properties.toolCalls,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_AiToolCall(data2[i0], {instancePath:instancePath+"/toolCalls/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiToolCall.errors : vErrors.concat(validate_AiToolCall.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_40ac923cb5c1().properties.toolCalls.type,parentSchema:schema_40ac923cb5c1().properties.toolCalls,data:data2});
errors++;
}
}
if(data.toolCallId !== undefined){
let data4 = data.toolCallId;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_40ac923cb5c1().properties.toolCallId,data:data4});
errors++;
}
if(func_653064f49528(data4) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_40ac923cb5c1().properties.toolCallId,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_40ac923cb5c1().properties.toolCallId.type,parentSchema:schema_40ac923cb5c1().properties.toolCallId,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_40ac923cb5c1().type,parentSchema:schema_40ac923cb5c1(),data});
errors++;
}
validate_AiMessage.errors = vErrors;
return errors === 0;
}
validate_AiMessage.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiModelId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiModelId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 190){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 190},message:"must NOT have more than 190 characters",schema:190,parentSchema:schema_1e45e2726401(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1e45e2726401(),data});
errors++;
}
if(!pattern_5e6e5233d7dd.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\"",schema:"^[!-~]+$",parentSchema:schema_1e45e2726401(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1e45e2726401().type,parentSchema:schema_1e45e2726401(),data});
errors++;
}
validate_AiModelId.errors = vErrors;
return errors === 0;
}
validate_AiModelId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiModelInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiModelInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_6f065f7494b8().required,parentSchema:schema_6f065f7494b8(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "capabilities")) || (key0 === "contextTokens")) || (key0 === "prices"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6f065f7494b8(),data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_AiModelId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelId.errors : vErrors.concat(validate_AiModelId.errors);
errors = vErrors.length;
}
}
if(data.capabilities !== undefined){
let data1 = data.capabilities;
if(Array.isArray(data1)){
if(data1.length > 5){
vErrors = add(vErrors, {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema_6f065f7494b8().properties.capabilities,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_AiCapability(data1[i0], {instancePath:instancePath+"/capabilities/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiCapability.errors : vErrors.concat(validate_AiCapability.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_6f065f7494b8().properties.capabilities.type,parentSchema:schema_6f065f7494b8().properties.capabilities,data:data1});
errors++;
}
}
if(data.contextTokens !== undefined){
let data3 = data.contextTokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = add(vErrors, {instancePath:instancePath+"/contextTokens",schemaPath:"#/properties/contextTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_6f065f7494b8().properties.contextTokens.type,parentSchema:schema_6f065f7494b8().properties.contextTokens,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/contextTokens",schemaPath:"#/properties/contextTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000",schema:100000000,parentSchema:schema_6f065f7494b8().properties.contextTokens,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/contextTokens",schemaPath:"#/properties/contextTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_6f065f7494b8().properties.contextTokens,data:data3});
errors++;
}
}
}
if(data.prices !== undefined){
if(!(validate_AiPrices(data.prices, {instancePath:instancePath+"/prices",parentData:data,parentDataProperty:"prices",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiPrices.errors : vErrors.concat(validate_AiPrices.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6f065f7494b8().type,parentSchema:schema_6f065f7494b8(),data});
errors++;
}
validate_AiModelInput.errors = vErrors;
return errors === 0;
}
validate_AiModelInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiModelName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiModelName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_c7981696c165(),data});
errors++;
}
if(func_653064f49528(data) < 3){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_c7981696c165(),data});
errors++;
}
if(!pattern_8334555be9e1.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?/[!-~]+$"},message:"must match pattern \""+"^[a-z0-9]([a-z0-9-]*[a-z0-9])?/[!-~]+$"+"\"",schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?/[!-~]+$",parentSchema:schema_c7981696c165(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c7981696c165().type,parentSchema:schema_c7981696c165(),data});
errors++;
}
validate_AiModelName.errors = vErrors;
return errors === 0;
}
validate_AiModelName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiPrices(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiPrices.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.inputMicros === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputMicros"},message:"must have required property '"+"inputMicros"+"'",schema:schema_5318731359f2().required,parentSchema:schema_5318731359f2(),data});
errors++;
}
if(data.outputMicros === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outputMicros"},message:"must have required property '"+"outputMicros"+"'",schema:schema_5318731359f2().required,parentSchema:schema_5318731359f2(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "inputMicros") || (key0 === "cachedInputMicros")) || (key0 === "outputMicros"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5318731359f2(),data});
errors++;
}
}
if(data.inputMicros !== undefined){
let data0 = data.inputMicros;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/inputMicros",schemaPath:"#/properties/inputMicros/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_5318731359f2().properties.inputMicros.type,parentSchema:schema_5318731359f2().properties.inputMicros,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/inputMicros",schemaPath:"#/properties/inputMicros/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_5318731359f2().properties.inputMicros,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/inputMicros",schemaPath:"#/properties/inputMicros/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_5318731359f2().properties.inputMicros,data:data0});
errors++;
}
}
}
if(data.cachedInputMicros !== undefined){
let data1 = data.cachedInputMicros;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/cachedInputMicros",schemaPath:"#/properties/cachedInputMicros/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_5318731359f2().properties.cachedInputMicros.type,parentSchema:schema_5318731359f2().properties.cachedInputMicros,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/cachedInputMicros",schemaPath:"#/properties/cachedInputMicros/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_5318731359f2().properties.cachedInputMicros,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/cachedInputMicros",schemaPath:"#/properties/cachedInputMicros/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_5318731359f2().properties.cachedInputMicros,data:data1});
errors++;
}
}
}
if(data.outputMicros !== undefined){
let data2 = data.outputMicros;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/outputMicros",schemaPath:"#/properties/outputMicros/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_5318731359f2().properties.outputMicros.type,parentSchema:schema_5318731359f2().properties.outputMicros,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/outputMicros",schemaPath:"#/properties/outputMicros/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_5318731359f2().properties.outputMicros,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/outputMicros",schemaPath:"#/properties/outputMicros/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_5318731359f2().properties.outputMicros,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5318731359f2().type,parentSchema:schema_5318731359f2(),data});
errors++;
}
validate_AiPrices.errors = vErrors;
return errors === 0;
}
validate_AiPrices.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiProviderInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiProviderInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_8fca2360ea72().required,parentSchema:schema_8fca2360ea72(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "baseUrl")) || (key0 === "apiKey")) || (key0 === "models"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_8fca2360ea72(),data});
errors++;
}
}
if(data.kind !== undefined){
if(!(validate_AiProviderKind(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiProviderKind.errors : vErrors.concat(validate_AiProviderKind.errors);
errors = vErrors.length;
}
}
if(data.baseUrl !== undefined){
let data1 = data.baseUrl;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_8fca2360ea72().properties.baseUrl,data:data1});
errors++;
}
if(func_653064f49528(data1) < 8){
vErrors = add(vErrors, {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema_8fca2360ea72().properties.baseUrl,data:data1});
errors++;
}
if(!pattern_ccaba4ebdd20.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\"",schema:"^https?://",parentSchema:schema_8fca2360ea72().properties.baseUrl,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8fca2360ea72().properties.baseUrl.type,parentSchema:schema_8fca2360ea72().properties.baseUrl,data:data1});
errors++;
}
}
if(data.apiKey !== undefined){
let data2 = data.apiKey;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/type",keyword:"type",params:{type: schema_8fca2360ea72().properties.apiKey.type},message:"must be string,null",schema:schema_8fca2360ea72().properties.apiKey.type,parentSchema:schema_8fca2360ea72().properties.apiKey,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_8fca2360ea72().properties.apiKey,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_8fca2360ea72().properties.apiKey,data:data2});
errors++;
}
if(!pattern_5e6e5233d7dd.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\"",schema:"^[!-~]+$",parentSchema:schema_8fca2360ea72().properties.apiKey,data:data2});
errors++;
}
}
}
if(data.models !== undefined){
let data3 = data.models;
if(Array.isArray(data3)){
if(data3.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_8fca2360ea72().properties.models,data:data3});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
let valid3 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validate_AiModelId(data4, {instancePath:instancePath+"/models/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelId.errors : vErrors.concat(validate_AiModelId.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs12 = errors;
if(!(validate_AiModelInput(data4, {instancePath:instancePath+"/models/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelInput.errors : vErrors.concat(validate_AiModelInput.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
vErrors = add(vErrors, {instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema_8fca2360ea72().properties.models.items.oneOf,parentSchema:schema_8fca2360ea72().properties.models.items,data:data4});
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_8fca2360ea72().properties.models.type,parentSchema:schema_8fca2360ea72().properties.models,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_8fca2360ea72().type,parentSchema:schema_8fca2360ea72(),data});
errors++;
}
validate_AiProviderInput.errors = vErrors;
return errors === 0;
}
validate_AiProviderInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiProviderKind(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiProviderKind.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d3f922404843().type,parentSchema:schema_d3f922404843(),data});
errors++;
}
if(!(((((data === "openai-compatible") || (data === "anthropic")) || (data === "openai")) || (data === "google")) || (data === "local"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_d3f922404843().enum},message:"must be equal to one of the allowed values",schema:schema_d3f922404843().enum,parentSchema:schema_d3f922404843(),data});
errors++;
}
validate_AiProviderKind.errors = vErrors;
return errors === 0;
}
validate_AiProviderKind.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiProviderName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiProviderName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_603ab17e2a9b(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_603ab17e2a9b(),data});
errors++;
}
if(!pattern_8415d8370626.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$"+"\"",schema:"^[a-z0-9]([a-z0-9-]*[a-z0-9])?$",parentSchema:schema_603ab17e2a9b(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_603ab17e2a9b().type,parentSchema:schema_603ab17e2a9b(),data});
errors++;
}
validate_AiProviderName.errors = vErrors;
return errors === 0;
}
validate_AiProviderName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_AiTool(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiTool.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_575f83bf64c4().required,parentSchema:schema_575f83bf64c4(),data});
errors++;
}
if(data.inputSchema === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inputSchema"},message:"must have required property '"+"inputSchema"+"'",schema:schema_575f83bf64c4().required,parentSchema:schema_575f83bf64c4(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "inputSchema"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_575f83bf64c4(),data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_AiToolName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiToolName.errors : vErrors.concat(validate_AiToolName.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_575f83bf64c4().properties.description,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_575f83bf64c4().properties.description.type,parentSchema:schema_575f83bf64c4().properties.description,data:data1});
errors++;
}
}
if(data.inputSchema !== undefined){
let data2 = data.inputSchema;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/inputSchema",schemaPath:"#/properties/inputSchema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_575f83bf64c4().properties.inputSchema.type,parentSchema:schema_575f83bf64c4().properties.inputSchema,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_575f83bf64c4().type,parentSchema:schema_575f83bf64c4(),data});
errors++;
}
validate_AiTool.errors = vErrors;
return errors === 0;
}
validate_AiTool.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiToolCall(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiToolCall.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_d52dffc2ef3e().required,parentSchema:schema_d52dffc2ef3e(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_d52dffc2ef3e().required,parentSchema:schema_d52dffc2ef3e(),data});
errors++;
}
if(data.input === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'",schema:schema_d52dffc2ef3e().required,parentSchema:schema_d52dffc2ef3e(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "input"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d52dffc2ef3e(),data});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_d52dffc2ef3e().properties.id,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d52dffc2ef3e().properties.id,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d52dffc2ef3e().properties.id.type,parentSchema:schema_d52dffc2ef3e().properties.id,data:data0});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_d52dffc2ef3e().properties.name,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d52dffc2ef3e().properties.name,data:data1});
errors++;
}
if(!pattern_4ca84fdd3192.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_d52dffc2ef3e().properties.name,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d52dffc2ef3e().properties.name.type,parentSchema:schema_d52dffc2ef3e().properties.name,data:data1});
errors++;
}
}
if(data.input !== undefined){
let data2 = data.input;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d52dffc2ef3e().properties.input.type,parentSchema:schema_d52dffc2ef3e().properties.input,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d52dffc2ef3e().type,parentSchema:schema_d52dffc2ef3e(),data});
errors++;
}
validate_AiToolCall.errors = vErrors;
return errors === 0;
}
validate_AiToolCall.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_AiToolName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AiToolName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 128){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_459f312a7330(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_459f312a7330(),data});
errors++;
}
if(!pattern_4ca84fdd3192.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_459f312a7330(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_459f312a7330().type,parentSchema:schema_459f312a7330(),data});
errors++;
}
validate_AiToolName.errors = vErrors;
return errors === 0;
}
validate_AiToolName.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_008de3193716(),data});
errors++;
}
}
if(data.taskIds !== undefined){
let data0 = data.taskIds;
if(Array.isArray(data0)){
if(data0.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/taskIds",schemaPath:"#/properties/taskIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716().properties.taskIds,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/taskIds",schemaPath:"#/properties/taskIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716().properties.taskIds.type,parentSchema:schema_008de3193716().properties.taskIds,data:data0});
errors++;
}
}
if(data.mcpTools !== undefined){
let data2 = data.mcpTools;
if(Array.isArray(data2)){
if(data2.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools",schemaPath:"#/properties/mcpTools/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716().properties.mcpTools,data:data2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools/" + i1,schemaPath:"#/properties/mcpTools/items/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_008de3193716().properties.mcpTools.items,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools/" + i1,schemaPath:"#/properties/mcpTools/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_008de3193716().properties.mcpTools.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools/" + i1,schemaPath:"#/properties/mcpTools/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_008de3193716().properties.mcpTools.items.type,parentSchema:schema_008de3193716().properties.mcpTools.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/mcpTools",schemaPath:"#/properties/mcpTools/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716().properties.mcpTools.type,parentSchema:schema_008de3193716().properties.mcpTools,data:data2});
errors++;
}
}
if(data.gitRemotes !== undefined){
let data4 = data.gitRemotes;
if(Array.isArray(data4)){
if(data4.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes",schemaPath:"#/properties/gitRemotes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716().properties.gitRemotes,data:data4});
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes/" + i2,schemaPath:"#/properties/gitRemotes/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_008de3193716().properties.gitRemotes.items,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes/" + i2,schemaPath:"#/properties/gitRemotes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_008de3193716().properties.gitRemotes.items,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes/" + i2,schemaPath:"#/properties/gitRemotes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_008de3193716().properties.gitRemotes.items.type,parentSchema:schema_008de3193716().properties.gitRemotes.items,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitRemotes",schemaPath:"#/properties/gitRemotes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716().properties.gitRemotes.type,parentSchema:schema_008de3193716().properties.gitRemotes,data:data4});
errors++;
}
}
if(data.gitBranches !== undefined){
let data6 = data.gitBranches;
if(Array.isArray(data6)){
if(data6.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches",schemaPath:"#/properties/gitBranches/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_008de3193716().properties.gitBranches,data:data6});
errors++;
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches/" + i3,schemaPath:"#/properties/gitBranches/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_008de3193716().properties.gitBranches.items,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches/" + i3,schemaPath:"#/properties/gitBranches/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_008de3193716().properties.gitBranches.items,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches/" + i3,schemaPath:"#/properties/gitBranches/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_008de3193716().properties.gitBranches.items.type,parentSchema:schema_008de3193716().properties.gitBranches.items,data:data7});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitBranches",schemaPath:"#/properties/gitBranches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_008de3193716().properties.gitBranches.type,parentSchema:schema_008de3193716().properties.gitBranches,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_008de3193716().type,parentSchema:schema_008de3193716(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0666e1fcbb11(),data});
errors++;
}
}
let data0 = data.dryRun;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_0666e1fcbb11().properties.dryRun.type,parentSchema:schema_0666e1fcbb11().properties.dryRun,data:data0});
errors++;
}
if(data.paths !== undefined){
let data1 = data.paths;
if(Array.isArray(data1)){
if(data1.length > 5000){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema_0666e1fcbb11().properties.paths,data:data1});
errors++;
}
if(data1.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_0666e1fcbb11().properties.paths,data:data1});
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
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0666e1fcbb11().properties.paths.type,parentSchema:schema_0666e1fcbb11().properties.paths,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0666e1fcbb11().type,parentSchema:schema_0666e1fcbb11(),data});
errors++;
}
validate_ApplyInput.errors = vErrors;
return errors === 0;
}
validate_ApplyInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ApprovalDecision(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ApprovalDecision.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.decision === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "decision"},message:"must have required property '"+"decision"+"'",schema:schema_6c49dc271ba1().required,parentSchema:schema_6c49dc271ba1(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "decision") || (key0 === "scope")) || (key0 === "reason"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6c49dc271ba1(),data});
errors++;
}
}
if(data.decision !== undefined){
let data0 = data.decision;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6c49dc271ba1().properties.decision.type,parentSchema:schema_6c49dc271ba1().properties.decision,data:data0});
errors++;
}
if(!((data0 === "allow") || (data0 === "deny"))){
vErrors = add(vErrors, {instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/enum",keyword:"enum",params:{allowedValues: schema_6c49dc271ba1().properties.decision.enum},message:"must be equal to one of the allowed values",schema:schema_6c49dc271ba1().properties.decision.enum,parentSchema:schema_6c49dc271ba1().properties.decision,data:data0});
errors++;
}
}
if(data.scope !== undefined){
let data1 = data.scope;
if(typeof data1 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6c49dc271ba1().properties.scope.type,parentSchema:schema_6c49dc271ba1().properties.scope,data:data1});
errors++;
}
if(!((data1 === "once") || (data1 === "always"))){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema_6c49dc271ba1().properties.scope.enum},message:"must be equal to one of the allowed values",schema:schema_6c49dc271ba1().properties.scope.enum,parentSchema:schema_6c49dc271ba1().properties.scope,data:data1});
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_6c49dc271ba1().properties.reason,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6c49dc271ba1().properties.reason.type,parentSchema:schema_6c49dc271ba1().properties.reason,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6c49dc271ba1().type,parentSchema:schema_6c49dc271ba1(),data});
errors++;
}
validate_ApprovalDecision.errors = vErrors;
return errors === 0;
}
validate_ApprovalDecision.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_b063435f814c(),data});
errors++;
}
if(func_653064f49528(data) < 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 64},message:"must NOT have fewer than 64 characters",schema:64,parentSchema:schema_b063435f814c(),data});
errors++;
}
if(!pattern_34517ed6cb83.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema_b063435f814c(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b063435f814c().type,parentSchema:schema_b063435f814c(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hash"},message:"must have required property '"+"hash"+"'",schema:schema_e34dbb3a34ab().required,parentSchema:schema_e34dbb3a34ab(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "hash")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e34dbb3a34ab(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e34dbb3a34ab().type,parentSchema:schema_e34dbb3a34ab(),data});
errors++;
}
validate_ApprovalInput.errors = vErrors;
return errors === 0;
}
validate_ApprovalInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatAccountId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatAccountId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_aac9320966a8(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_aac9320966a8(),data});
errors++;
}
if(!pattern_dc8a103ccf57.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f]+$",parentSchema:schema_aac9320966a8(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_aac9320966a8().type,parentSchema:schema_aac9320966a8(),data});
errors++;
}
validate_ChatAccountId.errors = vErrors;
return errors === 0;
}
validate_ChatAccountId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatBackend.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate_ModelBackend(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ModelBackend.errors : vErrors.concat(validate_ModelBackend.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate_AgentBackend(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AgentBackend.errors : vErrors.concat(validate_AgentBackend.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema_c19c5cbba9c0().oneOf,parentSchema:schema_c19c5cbba9c0(),data});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate_ChatBackend.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ChatBackend.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate_ChatBindingInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatBindingInput.evaluated;
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
if(data.chatId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "chatId"},message:"must have required property '"+"chatId"+"'",schema:schema_5fe52df85f40().anyOf[0].required,parentSchema:schema_5fe52df85f40().anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_5fe52df85f40().anyOf[1].required,parentSchema:schema_5fe52df85f40().anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_5fe52df85f40().anyOf,parentSchema:schema_5fe52df85f40(),data});
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
if(data.isMentionOnly === undefined){
data.isMentionOnly = true;
}
if(data.threadId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"},message:"must have required property '"+"threadId"+"'",schema:schema_5fe52df85f40().required,parentSchema:schema_5fe52df85f40(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "threadId") || (key0 === "chatId")) || (key0 === "taskId")) || (key0 === "isMentionOnly")) || (key0 === "reads"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5fe52df85f40(),data});
errors++;
}
}
if(data.threadId !== undefined){
if(!(validate_ChatThreadId(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatThreadId.errors : vErrors.concat(validate_ChatThreadId.errors);
errors = vErrors.length;
}
}
if(data.chatId !== undefined){
if(!(validate_Id(data.chatId, {instancePath:instancePath+"/chatId",parentData:data,parentDataProperty:"chatId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
let data3 = data.isMentionOnly;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isMentionOnly",schemaPath:"#/properties/isMentionOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_5fe52df85f40().properties.isMentionOnly.type,parentSchema:schema_5fe52df85f40().properties.isMentionOnly,data:data3});
errors++;
}
if(data.reads !== undefined){
let data4 = data.reads;
if(Array.isArray(data4)){
if(data4.length > 50){
vErrors = add(vErrors, {instancePath:instancePath+"/reads",schemaPath:"#/properties/reads/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_5fe52df85f40().properties.reads,data:data4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_OperationId(data4[i0], {instancePath:instancePath+"/reads/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_OperationId.errors : vErrors.concat(validate_OperationId.errors);
errors = vErrors.length;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func_c9f60fb71e99(data4[i1], data4[j0])){
vErrors = add(vErrors, {instancePath:instancePath+"/reads",schemaPath:"#/properties/reads/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_5fe52df85f40().properties.reads,data:data4});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/reads",schemaPath:"#/properties/reads/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_5fe52df85f40().properties.reads.type,parentSchema:schema_5fe52df85f40().properties.reads,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5fe52df85f40().type,parentSchema:schema_5fe52df85f40(),data});
errors++;
}
validate_ChatBindingInput.errors = vErrors;
return errors === 0;
}
validate_ChatBindingInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatBotId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatBotId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 128){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_ac9018ec3fb4(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ac9018ec3fb4(),data});
errors++;
}
if(!pattern_27a6aa1dd49d.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f]+$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f]+$"+"\"",schema:"^[^\\s\\u0000-\\u001f]+$",parentSchema:schema_ac9018ec3fb4(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ac9018ec3fb4().type,parentSchema:schema_ac9018ec3fb4(),data});
errors++;
}
validate_ChatBotId.errors = vErrors;
return errors === 0;
}
validate_ChatBotId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatCompactionInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatCompactionInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "id")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_88acf0faa228(),data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_ChatMessageId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatMessageId.errors : vErrors.concat(validate_ChatMessageId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_88acf0faa228().type,parentSchema:schema_88acf0faa228(),data});
errors++;
}
validate_ChatCompactionInput.errors = vErrors;
return errors === 0;
}
validate_ChatCompactionInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatDelivery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatDelivery.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2a6a5294f283().type,parentSchema:schema_2a6a5294f283(),data});
errors++;
}
if(!((data === "queue") || (data === "steer"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_2a6a5294f283().enum},message:"must be equal to one of the allowed values",schema:schema_2a6a5294f283().enum,parentSchema:schema_2a6a5294f283(),data});
errors++;
}
validate_ChatDelivery.errors = vErrors;
return errors === 0;
}
validate_ChatDelivery.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatForkInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatForkInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "messageId") || (key0 === "title"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c3f7d8c17b58(),data});
errors++;
}
}
if(data.messageId !== undefined){
if(!(validate_ChatMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatMessageId.errors : vErrors.concat(validate_ChatMessageId.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate_ChatTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatTitle.errors : vErrors.concat(validate_ChatTitle.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c3f7d8c17b58().type,parentSchema:schema_c3f7d8c17b58(),data});
errors++;
}
validate_ChatForkInput.errors = vErrors;
return errors === 0;
}
validate_ChatForkInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "taskId")) || (key0 === "backend")) || (key0 === "system")) || (key0 === "toolRules"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_64a5de281aec(),data});
errors++;
}
}
if(data.title !== undefined){
if(!(validate_ChatTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatTitle.errors : vErrors.concat(validate_ChatTitle.errors);
errors = vErrors.length;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined){
if(!(validate_ChatBackend(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatBackend.errors : vErrors.concat(validate_ChatBackend.errors);
errors = vErrors.length;
}
}
if(data.system !== undefined){
if(!(validate_ChatSystem(data.system, {instancePath:instancePath+"/system",parentData:data,parentDataProperty:"system",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatSystem.errors : vErrors.concat(validate_ChatSystem.errors);
errors = vErrors.length;
}
}
if(data.toolRules !== undefined){
if(!(validate_ToolRules(data.toolRules, {instancePath:instancePath+"/toolRules",parentData:data,parentDataProperty:"toolRules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolRules.errors : vErrors.concat(validate_ToolRules.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_64a5de281aec().type,parentSchema:schema_64a5de281aec(),data});
errors++;
}
validate_ChatInput.errors = vErrors;
return errors === 0;
}
validate_ChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatIntegrationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatIntegrationInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "generic"){
if(!(validate_GenericChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GenericChatInput.errors : vErrors.concat(validate_GenericChatInput.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "irc"){
if(!(validate_IrcChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_IrcChatInput.errors : vErrors.concat(validate_IrcChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "telegram"){
if(!(validate_TelegramChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TelegramChatInput.errors : vErrors.concat(validate_TelegramChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "slack"){
if(!(validate_SlackChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SlackChatInput.errors : vErrors.concat(validate_SlackChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "mattermost"){
if(!(validate_MattermostChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MattermostChatInput.errors : vErrors.concat(validate_MattermostChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "discord"){
if(!(validate_DiscordChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DiscordChatInput.errors : vErrors.concat(validate_DiscordChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "xmpp"){
if(!(validate_XmppChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_XmppChatInput.errors : vErrors.concat(validate_XmppChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "matrix"){
if(!(validate_MatrixChatInput(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_MatrixChatInput.errors : vErrors.concat(validate_MatrixChatInput.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema_d17d6c42905e().discriminator,parentSchema:schema_d17d6c42905e(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema_d17d6c42905e().discriminator,parentSchema:schema_d17d6c42905e(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d17d6c42905e().type,parentSchema:schema_d17d6c42905e(),data});
errors++;
}
validate_ChatIntegrationInput.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate_ChatIntegrationInput.evaluated = {"dynamicProps":true,"dynamicItems":false};
function validate_ChatIntegrationName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatIntegrationName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_1f1207300af4(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1f1207300af4(),data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_1f1207300af4(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1f1207300af4().type,parentSchema:schema_1f1207300af4(),data});
errors++;
}
validate_ChatIntegrationName.errors = vErrors;
return errors === 0;
}
validate_ChatIntegrationName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatIntegrationPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatIntegrationPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_9fcb216399d3(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "settings")) || (key0 === "secrets")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9fcb216399d3(),data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
if(!(validate_ChatIntegrationSettings(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationSettings.errors : vErrors.concat(validate_ChatIntegrationSettings.errors);
errors = vErrors.length;
}
}
if(data.secrets !== undefined){
if(!(validate_ChatIntegrationSecretsPatch(data.secrets, {instancePath:instancePath+"/secrets",parentData:data,parentDataProperty:"secrets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationSecretsPatch.errors : vErrors.concat(validate_ChatIntegrationSecretsPatch.errors);
errors = vErrors.length;
}
}
if(data.isActive !== undefined){
let data3 = data.isActive;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_9fcb216399d3().properties.isActive.type,parentSchema:schema_9fcb216399d3().properties.isActive,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9fcb216399d3().type,parentSchema:schema_9fcb216399d3(),data});
errors++;
}
validate_ChatIntegrationPatch.errors = vErrors;
return errors === 0;
}
validate_ChatIntegrationPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatIntegrationSecretsPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatIntegrationSecretsPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_6ec9009a1131(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "signingSecret") || (key0 === "token")) || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6ec9009a1131(),data});
errors++;
}
}
if(data.signingSecret !== undefined){
let data0 = data.signingSecret;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/signingSecret",schemaPath:"#/properties/signingSecret/type",keyword:"type",params:{type: schema_6ec9009a1131().properties.signingSecret.type},message:"must be string,null",schema:schema_6ec9009a1131().properties.signingSecret.type,parentSchema:schema_6ec9009a1131().properties.signingSecret,data:data0});
errors++;
}
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/signingSecret",schemaPath:"#/properties/signingSecret/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_6ec9009a1131().properties.signingSecret,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/signingSecret",schemaPath:"#/properties/signingSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6ec9009a1131().properties.signingSecret,data:data0});
errors++;
}
}
}
if(data.token !== undefined){
let data1 = data.token;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: schema_6ec9009a1131().properties.token.type},message:"must be string,null",schema:schema_6ec9009a1131().properties.token.type,parentSchema:schema_6ec9009a1131().properties.token,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_6ec9009a1131().properties.token,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6ec9009a1131().properties.token,data:data1});
errors++;
}
}
}
if(data.password !== undefined){
let data2 = data.password;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: schema_6ec9009a1131().properties.password.type},message:"must be string,null",schema:schema_6ec9009a1131().properties.password.type,parentSchema:schema_6ec9009a1131().properties.password,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_6ec9009a1131().properties.password,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6ec9009a1131().properties.password,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6ec9009a1131().type,parentSchema:schema_6ec9009a1131(),data});
errors++;
}
validate_ChatIntegrationSecretsPatch.errors = vErrors;
return errors === 0;
}
validate_ChatIntegrationSecretsPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatIntegrationSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatIntegrationSettings.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "url") || (key0 === "host")) || (key0 === "port")) || (key0 === "isTls")) || (key0 === "nick")) || (key0 === "account")) || (key0 === "botId")) || (key0 === "publicKey"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_06a386645926(),data});
errors++;
}
}
if(data.url !== undefined){
if(!(validate_ChatPlatformUrl(data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
if(data.host !== undefined){
if(!(validate_ChatServerHost(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatServerHost.errors : vErrors.concat(validate_ChatServerHost.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined){
if(!(validate_ChatServerPort(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatServerPort.errors : vErrors.concat(validate_ChatServerPort.errors);
errors = vErrors.length;
}
}
if(data.isTls !== undefined){
let data3 = data.isTls;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isTls",schemaPath:"#/properties/isTls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_06a386645926().properties.isTls.type,parentSchema:schema_06a386645926().properties.isTls,data:data3});
errors++;
}
}
if(data.nick !== undefined){
if(!(validate_ChatNick(data.nick, {instancePath:instancePath+"/nick",parentData:data,parentDataProperty:"nick",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatNick.errors : vErrors.concat(validate_ChatNick.errors);
errors = vErrors.length;
}
}
if(data.account !== undefined){
if(!(validate_ChatLoginAccount(data.account, {instancePath:instancePath+"/account",parentData:data,parentDataProperty:"account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatLoginAccount.errors : vErrors.concat(validate_ChatLoginAccount.errors);
errors = vErrors.length;
}
}
if(data.botId !== undefined){
if(!(validate_ChatBotId(data.botId, {instancePath:instancePath+"/botId",parentData:data,parentDataProperty:"botId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatBotId.errors : vErrors.concat(validate_ChatBotId.errors);
errors = vErrors.length;
}
}
if(data.publicKey !== undefined){
let data7 = data.publicKey;
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_06a386645926().properties.publicKey,data:data7});
errors++;
}
if(func_653064f49528(data7) < 64){
vErrors = add(vErrors, {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/minLength",keyword:"minLength",params:{limit: 64},message:"must NOT have fewer than 64 characters",schema:64,parentSchema:schema_06a386645926().properties.publicKey,data:data7});
errors++;
}
if(!pattern_34517ed6cb83.test(data7)){
vErrors = add(vErrors, {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema_06a386645926().properties.publicKey,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/publicKey",schemaPath:"#/properties/publicKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_06a386645926().properties.publicKey.type,parentSchema:schema_06a386645926().properties.publicKey,data:data7});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_06a386645926().type,parentSchema:schema_06a386645926(),data});
errors++;
}
validate_ChatIntegrationSettings.errors = vErrors;
return errors === 0;
}
validate_ChatIntegrationSettings.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatLinkInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatLinkInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema_e6e0447e505a().required,parentSchema:schema_e6e0447e505a(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "accountId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e6e0447e505a(),data});
errors++;
}
}
if(data.accountId !== undefined){
if(!(validate_ChatAccountId(data.accountId, {instancePath:instancePath+"/accountId",parentData:data,parentDataProperty:"accountId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatAccountId.errors : vErrors.concat(validate_ChatAccountId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e6e0447e505a().type,parentSchema:schema_e6e0447e505a(),data});
errors++;
}
validate_ChatLinkInput.errors = vErrors;
return errors === 0;
}
validate_ChatLinkInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatLoginAccount(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatLoginAccount.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_a8dbd973dd7a(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a8dbd973dd7a(),data});
errors++;
}
if(!pattern_27a6aa1dd49d.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f]+$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f]+$"+"\"",schema:"^[^\\s\\u0000-\\u001f]+$",parentSchema:schema_a8dbd973dd7a(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a8dbd973dd7a().type,parentSchema:schema_a8dbd973dd7a(),data});
errors++;
}
validate_ChatLoginAccount.errors = vErrors;
return errors === 0;
}
validate_ChatLoginAccount.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatMessageId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatMessageId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 128){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_075824d7ebe5(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_075824d7ebe5(),data});
errors++;
}
if(!pattern_d702bbeff0fb.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\"",schema:"^[A-Za-z0-9._-]+$",parentSchema:schema_075824d7ebe5(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_075824d7ebe5().type,parentSchema:schema_075824d7ebe5(),data});
errors++;
}
validate_ChatMessageId.errors = vErrors;
return errors === 0;
}
validate_ChatMessageId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatMessageInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatMessageInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_d53ddeee16c1().required,parentSchema:schema_d53ddeee16c1(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "content")) || (key0 === "delivery")) || (key0 === "files")) || (key0 === "skills"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d53ddeee16c1(),data});
errors++;
}
}
if(data.id !== undefined){
if(!(validate_ChatMessageId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatMessageId.errors : vErrors.concat(validate_ChatMessageId.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 262144){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters",schema:262144,parentSchema:schema_d53ddeee16c1().properties.content,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d53ddeee16c1().properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d53ddeee16c1().properties.content.type,parentSchema:schema_d53ddeee16c1().properties.content,data:data1});
errors++;
}
}
if(data.delivery !== undefined){
if(!(validate_ChatDelivery(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatDelivery.errors : vErrors.concat(validate_ChatDelivery.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined){
let data3 = data.files;
if(Array.isArray(data3)){
if(data3.length > 16){
vErrors = add(vErrors, {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items",schema:16,parentSchema:schema_d53ddeee16c1().properties.files,data:data3});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_d53ddeee16c1().properties.files.items,data:data4});
errors++;
}
if(func_653064f49528(data4) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d53ddeee16c1().properties.files.items,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d53ddeee16c1().properties.files.items.type,parentSchema:schema_d53ddeee16c1().properties.files.items,data:data4});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = add(vErrors, {instancePath:instancePath+"/files",schemaPath:"#/properties/files/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_d53ddeee16c1().properties.files,data:data3});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d53ddeee16c1().properties.files.type,parentSchema:schema_d53ddeee16c1().properties.files,data:data3});
errors++;
}
}
if(data.skills !== undefined){
let data5 = data.skills;
if(Array.isArray(data5)){
if(data5.length > 8){
vErrors = add(vErrors, {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema_d53ddeee16c1().properties.skills,data:data5});
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/skills/" + i2,schemaPath:"#/properties/skills/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_d53ddeee16c1().properties.skills.items,data:data6});
errors++;
}
if(func_653064f49528(data6) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/skills/" + i2,schemaPath:"#/properties/skills/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d53ddeee16c1().properties.skills.items,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/skills/" + i2,schemaPath:"#/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d53ddeee16c1().properties.skills.items.type,parentSchema:schema_d53ddeee16c1().properties.skills.items,data:data6});
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data5[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = add(vErrors, {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)",schema:true,parentSchema:schema_d53ddeee16c1().properties.skills,data:data5});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d53ddeee16c1().properties.skills.type,parentSchema:schema_d53ddeee16c1().properties.skills,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d53ddeee16c1().type,parentSchema:schema_d53ddeee16c1(),data});
errors++;
}
validate_ChatMessageInput.errors = vErrors;
return errors === 0;
}
validate_ChatMessageInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatNick(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatNick.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_8d33eac927bd(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_8d33eac927bd(),data});
errors++;
}
if(!pattern_4d7f5f3fc7ce.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_\\[\\]{}|^`-][A-Za-z0-9_\\[\\]{}|^`-]*$"},message:"must match pattern \""+"^[A-Za-z_\\[\\]{}|^`-][A-Za-z0-9_\\[\\]{}|^`-]*$"+"\"",schema:"^[A-Za-z_\\[\\]{}|^`-][A-Za-z0-9_\\[\\]{}|^`-]*$",parentSchema:schema_8d33eac927bd(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8d33eac927bd().type,parentSchema:schema_8d33eac927bd(),data});
errors++;
}
validate_ChatNick.errors = vErrors;
return errors === 0;
}
validate_ChatNick.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_1e697a8a89ad(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "backend")) || (key0 === "system")) || (key0 === "toolRules"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1e697a8a89ad(),data});
errors++;
}
}
if(data.title !== undefined){
if(!(validate_ChatTitle(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatTitle.errors : vErrors.concat(validate_ChatTitle.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined){
if(!(validate_ChatBackend(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatBackend.errors : vErrors.concat(validate_ChatBackend.errors);
errors = vErrors.length;
}
}
if(data.system !== undefined){
let data2 = data.system;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/system",schemaPath:"#/properties/system/type",keyword:"type",params:{type: schema_1e697a8a89ad().properties.system.type},message:"must be string,null",schema:schema_1e697a8a89ad().properties.system.type,parentSchema:schema_1e697a8a89ad().properties.system,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/system",schemaPath:"#/properties/system/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_1e697a8a89ad().properties.system,data:data2});
errors++;
}
}
}
if(data.toolRules !== undefined){
if(!(validate_ToolRules(data.toolRules, {instancePath:instancePath+"/toolRules",parentData:data,parentDataProperty:"toolRules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolRules.errors : vErrors.concat(validate_ToolRules.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1e697a8a89ad().type,parentSchema:schema_1e697a8a89ad(),data});
errors++;
}
validate_ChatPatch.errors = vErrors;
return errors === 0;
}
validate_ChatPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatPlatformEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatPlatformEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema_206252ce6b99(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_206252ce6b99().type,parentSchema:schema_206252ce6b99(),data});
errors++;
}
validate_ChatPlatformEvent.errors = vErrors;
return errors === 0;
}
validate_ChatPlatformEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ChatPlatformSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatPlatformSecret.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 512){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_f3bc71f872c2(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f3bc71f872c2(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f3bc71f872c2().type,parentSchema:schema_f3bc71f872c2(),data});
errors++;
}
validate_ChatPlatformSecret.errors = vErrors;
return errors === 0;
}
validate_ChatPlatformSecret.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatPlatformUrl(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatPlatformUrl.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 2048){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_2aa804136a6b(),data});
errors++;
}
if(func_653064f49528(data) < 8){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema_2aa804136a6b(),data});
errors++;
}
if(!pattern_ccaba4ebdd20.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\"",schema:"^https?://",parentSchema:schema_2aa804136a6b(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2aa804136a6b().type,parentSchema:schema_2aa804136a6b(),data});
errors++;
}
validate_ChatPlatformUrl.errors = vErrors;
return errors === 0;
}
validate_ChatPlatformUrl.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatServerHost(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatServerHost.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 253){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters",schema:253,parentSchema:schema_b979c9602b6f(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b979c9602b6f(),data});
errors++;
}
if(!pattern_87ffdf64e80b.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\"",schema:"^[A-Za-z0-9._:-]+$",parentSchema:schema_b979c9602b6f(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b979c9602b6f().type,parentSchema:schema_b979c9602b6f(),data});
errors++;
}
validate_ChatServerHost.errors = vErrors;
return errors === 0;
}
validate_ChatServerHost.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatServerPort(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatServerPort.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_8be39d1bf7cf().type,parentSchema:schema_8be39d1bf7cf(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 65535 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535",schema:65535,parentSchema:schema_8be39d1bf7cf(),data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_8be39d1bf7cf(),data});
errors++;
}
}
validate_ChatServerPort.errors = vErrors;
return errors === 0;
}
validate_ChatServerPort.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatSystem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatSystem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 65536){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_b3a504b64628(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b3a504b64628().type,parentSchema:schema_b3a504b64628(),data});
errors++;
}
validate_ChatSystem.errors = vErrors;
return errors === 0;
}
validate_ChatSystem.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatThreadId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatThreadId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_5085b9848b9b(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_5085b9848b9b(),data});
errors++;
}
if(!pattern_dc8a103ccf57.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f]+$",parentSchema:schema_5085b9848b9b(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5085b9848b9b().type,parentSchema:schema_5085b9848b9b(),data});
errors++;
}
validate_ChatThreadId.errors = vErrors;
return errors === 0;
}
validate_ChatThreadId.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ChatTitle(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ChatTitle.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 256){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_2a85e0fef5f7(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_2a85e0fef5f7(),data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_2a85e0fef5f7(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2a85e0fef5f7().type,parentSchema:schema_2a85e0fef5f7(),data});
errors++;
}
validate_ChatTitle.errors = vErrors;
return errors === 0;
}
validate_ChatTitle.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_CheckoutInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CheckoutInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branch === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'",schema:schema_6961f282bdaf().required,parentSchema:schema_6961f282bdaf(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "branch")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6961f282bdaf(),data});
errors++;
}
}
if(data.branch !== undefined){
let data0 = data.branch;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_6961f282bdaf().properties.branch,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6961f282bdaf().properties.branch,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6961f282bdaf().properties.branch.type,parentSchema:schema_6961f282bdaf().properties.branch,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6961f282bdaf().type,parentSchema:schema_6961f282bdaf(),data});
errors++;
}
validate_CheckoutInput.errors = vErrors;
return errors === 0;
}
validate_CheckoutInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_86f6fae7c089(),data});
errors++;
}
}
if(data.claimId !== undefined){
let data0 = data.claimId;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_86f6fae7c089().properties.claimId,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_86f6fae7c089().properties.claimId,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/claimId",schemaPath:"#/properties/claimId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_86f6fae7c089().properties.claimId.type,parentSchema:schema_86f6fae7c089().properties.claimId,data:data0});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_86f6fae7c089().type,parentSchema:schema_86f6fae7c089(),data});
errors++;
}
validate_ClaimInput.errors = vErrors;
return errors === 0;
}
validate_ClaimInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CloneInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CloneInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_c38efed89833().required,parentSchema:schema_c38efed89833(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "branch")) || (key0 === "depth"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c38efed89833(),data});
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_c38efed89833().properties.url,data:data0});
errors++;
}
if(func_653064f49528(data0) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_c38efed89833().properties.url,data:data0});
errors++;
}
if(!pattern_7f5db9f2e895.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-]\\S*$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$"+"\"",schema:"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$",parentSchema:schema_c38efed89833().properties.url,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c38efed89833().properties.url.type,parentSchema:schema_c38efed89833().properties.url,data:data0});
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_c38efed89833().properties.branch,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c38efed89833().properties.branch,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c38efed89833().properties.branch.type,parentSchema:schema_c38efed89833().properties.branch,data:data1});
errors++;
}
}
if(data.depth !== undefined){
let data2 = data.depth;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_c38efed89833().properties.depth.type,parentSchema:schema_c38efed89833().properties.depth,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema_c38efed89833().properties.depth,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_c38efed89833().properties.depth,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c38efed89833().type,parentSchema:schema_c38efed89833(),data});
errors++;
}
validate_CloneInput.errors = vErrors;
return errors === 0;
}
validate_CloneInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_6da2f9a2d387().required,parentSchema:schema_6da2f9a2d387(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "content")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6da2f9a2d387(),data});
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_6da2f9a2d387().properties.content,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6da2f9a2d387().properties.content,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_6da2f9a2d387().properties.content,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6da2f9a2d387().properties.content.type,parentSchema:schema_6da2f9a2d387().properties.content,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6da2f9a2d387().type,parentSchema:schema_6da2f9a2d387(),data});
errors++;
}
validate_CommentInput.errors = vErrors;
return errors === 0;
}
validate_CommentInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_CommitInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CommitInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema_ebd98e958145().required,parentSchema:schema_ebd98e958145(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "message") || (key0 === "author")) || (key0 === "paths")) || (key0 === "expectedHead"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ebd98e958145(),data});
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_ebd98e958145().properties.message,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ebd98e958145().properties.message,data:data0});
errors++;
}
if(!pattern_024002ae19e3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$"+"\"",schema:"^[^\\u0000]*[^\\s\\u0000][^\\u0000]*$",parentSchema:schema_ebd98e958145().properties.message,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ebd98e958145().properties.message.type,parentSchema:schema_ebd98e958145().properties.message,data:data0});
errors++;
}
}
if(data.author !== undefined){
if(!(validate_GitIdentity(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitIdentity.errors : vErrors.concat(validate_GitIdentity.errors);
errors = vErrors.length;
}
}
if(data.paths !== undefined){
let data2 = data.paths;
if(Array.isArray(data2)){
if(data2.length > 1000){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_ebd98e958145().properties.paths,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_ebd98e958145().properties.paths,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_GitFilePath(data2[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitFilePath.errors : vErrors.concat(validate_GitFilePath.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_ebd98e958145().properties.paths.type,parentSchema:schema_ebd98e958145().properties.paths,data:data2});
errors++;
}
}
if(data.expectedHead !== undefined){
if(!(validate_GitOid(data.expectedHead, {instancePath:instancePath+"/expectedHead",parentData:data,parentDataProperty:"expectedHead",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitOid.errors : vErrors.concat(validate_GitOid.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ebd98e958145().type,parentSchema:schema_ebd98e958145(),data});
errors++;
}
validate_CommitInput.errors = vErrors;
return errors === 0;
}
validate_CommitInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ConfigFileName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ConfigFileName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_bcac95537561().type,parentSchema:schema_bcac95537561(),data});
errors++;
}
if(!((data === "gantry.json") || (data === ".mcp.json"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_bcac95537561().enum},message:"must be equal to one of the allowed values",schema:schema_bcac95537561().enum,parentSchema:schema_bcac95537561(),data});
errors++;
}
validate_ConfigFileName.errors = vErrors;
return errors === 0;
}
validate_ConfigFileName.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ConfigPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ConfigPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64},message:"must NOT have more than 64 properties",schema:64,parentSchema:schema_0ced8be8d5fc(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0ced8be8d5fc().type,parentSchema:schema_0ced8be8d5fc(),data});
errors++;
}
validate_ConfigPatch.errors = vErrors;
return errors === 0;
}
validate_ConfigPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ConfigValidationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ConfigValidationInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "content") || (key0 === "file"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d9b4d75dc5f8(),data});
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1048576){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",schema:1048576,parentSchema:schema_d9b4d75dc5f8().properties.content,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d9b4d75dc5f8().properties.content.type,parentSchema:schema_d9b4d75dc5f8().properties.content,data:data0});
errors++;
}
}
if(data.file !== undefined){
if(!(validate_ConfigFileName(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ConfigFileName.errors : vErrors.concat(validate_ConfigFileName.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d9b4d75dc5f8().type,parentSchema:schema_d9b4d75dc5f8(),data});
errors++;
}
validate_ConfigValidationInput.errors = vErrors;
return errors === 0;
}
validate_ConfigValidationInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ContextBuildInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ContextBuildInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.budgetTokens === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budgetTokens"},message:"must have required property '"+"budgetTokens"+"'",schema:schema_b74adddc852e().required,parentSchema:schema_b74adddc852e(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "budgetTokens") || (key0 === "taskId")) || (key0 === "chatId")) || (key0 === "query")) || (key0 === "parts"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b74adddc852e(),data});
errors++;
}
}
if(data.budgetTokens !== undefined){
let data0 = data.budgetTokens;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/budgetTokens",schemaPath:"#/properties/budgetTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_b74adddc852e().properties.budgetTokens.type,parentSchema:schema_b74adddc852e().properties.budgetTokens,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/budgetTokens",schemaPath:"#/properties/budgetTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema_b74adddc852e().properties.budgetTokens,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/budgetTokens",schemaPath:"#/properties/budgetTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_b74adddc852e().properties.budgetTokens,data:data0});
errors++;
}
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
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
if(data.query !== undefined){
let data3 = data.query;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 8192){
vErrors = add(vErrors, {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters",schema:8192,parentSchema:schema_b74adddc852e().properties.query,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b74adddc852e().properties.query,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b74adddc852e().properties.query.type,parentSchema:schema_b74adddc852e().properties.query,data:data3});
errors++;
}
}
if(data.parts !== undefined){
let data4 = data.parts;
if(Array.isArray(data4)){
if(data4.length > 7){
vErrors = add(vErrors, {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items",schema:7,parentSchema:schema_b74adddc852e().properties.parts,data:data4});
errors++;
}
if(data4.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_b74adddc852e().properties.parts,data:data4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_ContextPart(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ContextPart.errors : vErrors.concat(validate_ContextPart.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_b74adddc852e().properties.parts.type,parentSchema:schema_b74adddc852e().properties.parts,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b74adddc852e().type,parentSchema:schema_b74adddc852e(),data});
errors++;
}
validate_ContextBuildInput.errors = vErrors;
return errors === 0;
}
validate_ContextBuildInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ContextInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ContextInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_d762feb4d3e2().required,parentSchema:schema_d762feb4d3e2(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "content")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d762feb4d3e2(),data});
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1048576){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",schema:1048576,parentSchema:schema_d762feb4d3e2().properties.content,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d762feb4d3e2().properties.content.type,parentSchema:schema_d762feb4d3e2().properties.content,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d762feb4d3e2().type,parentSchema:schema_d762feb4d3e2(),data});
errors++;
}
validate_ContextInput.errors = vErrors;
return errors === 0;
}
validate_ContextInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ContextPart(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ContextPart.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ecc39fc6840b().type,parentSchema:schema_ecc39fc6840b(),data});
errors++;
}
if(!(((((((data === "role") || (data === "agents")) || (data === "task")) || (data === "documents")) || (data === "catalogue")) || (data === "skills")) || (data === "knowledge"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_ecc39fc6840b().enum},message:"must be equal to one of the allowed values",schema:schema_ecc39fc6840b().enum,parentSchema:schema_ecc39fc6840b(),data});
errors++;
}
validate_ContextPart.errors = vErrors;
return errors === 0;
}
validate_ContextPart.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_fffb3c757ed2(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fffb3c757ed2(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_fffb3c757ed2().properties.email.type},message:"must be string,null",schema:schema_fffb3c757ed2().properties.email.type,parentSchema:schema_fffb3c757ed2().properties.email,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 254){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_fffb3c757ed2().properties.email,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_fffb3c757ed2().properties.email,data:data1});
errors++;
}
if(!pattern_778124763279.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$",parentSchema:schema_fffb3c757ed2().properties.email,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fffb3c757ed2().type,parentSchema:schema_fffb3c757ed2(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema_9e59b3b3aaab().required,parentSchema:schema_9e59b3b3aaab(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "source") || (key0 === "encoding"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9e59b3b3aaab(),data});
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 34952536){
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 34952536},message:"must NOT have more than 34952536 characters",schema:34952536,parentSchema:schema_9e59b3b3aaab().properties.source,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_9e59b3b3aaab().properties.source,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9e59b3b3aaab().properties.source.type,parentSchema:schema_9e59b3b3aaab().properties.source,data:data0});
errors++;
}
}
let data1 = data.encoding;
if(typeof data1 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9e59b3b3aaab().properties.encoding.type,parentSchema:schema_9e59b3b3aaab().properties.encoding,data:data1});
errors++;
}
if(!((data1 === "utf8") || (data1 === "base64"))){
vErrors = add(vErrors, {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema_9e59b3b3aaab().properties.encoding.enum},message:"must be equal to one of the allowed values",schema:schema_9e59b3b3aaab().properties.encoding.enum,parentSchema:schema_9e59b3b3aaab().properties.encoding,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9e59b3b3aaab().type,parentSchema:schema_9e59b3b3aaab(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dependsOn"},message:"must have required property '"+"dependsOn"+"'",schema:schema_eae6f13cdf1b().required,parentSchema:schema_eae6f13cdf1b(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "dependsOn")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_eae6f13cdf1b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_eae6f13cdf1b().type,parentSchema:schema_eae6f13cdf1b(),data});
errors++;
}
validate_DependenciesInput.errors = vErrors;
return errors === 0;
}
validate_DependenciesInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_DiscordChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DiscordChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_ef9c37a77c64().required,parentSchema:schema_ef9c37a77c64(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_ef9c37a77c64().required,parentSchema:schema_ef9c37a77c64(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_ef9c37a77c64().required,parentSchema:schema_ef9c37a77c64(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_ef9c37a77c64().required,parentSchema:schema_ef9c37a77c64(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ef9c37a77c64(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ef9c37a77c64().properties.kind.type,parentSchema:schema_ef9c37a77c64().properties.kind,data:data0});
errors++;
}
if("discord" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "discord"},message:"must be equal to constant",schema:"discord",parentSchema:schema_ef9c37a77c64().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.publicKey === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "publicKey"},message:"must have required property '"+"publicKey"+"'",schema:schema_ef9c37a77c64().properties.settings.required,parentSchema:schema_ef9c37a77c64().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!((key1 === "url") || (key1 === "publicKey"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_ef9c37a77c64().properties.settings,data:data2});
errors++;
}
}
if(data2.url !== undefined){
if(!(validate_ChatPlatformUrl(data2.url, {instancePath:instancePath+"/settings/url",parentData:data2,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
if(data2.publicKey !== undefined){
let data4 = data2.publicKey;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/publicKey",schemaPath:"#/properties/settings/properties/publicKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_ef9c37a77c64().properties.settings.properties.publicKey,data:data4});
errors++;
}
if(func_653064f49528(data4) < 64){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/publicKey",schemaPath:"#/properties/settings/properties/publicKey/minLength",keyword:"minLength",params:{limit: 64},message:"must NOT have fewer than 64 characters",schema:64,parentSchema:schema_ef9c37a77c64().properties.settings.properties.publicKey,data:data4});
errors++;
}
if(!pattern_34517ed6cb83.test(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/publicKey",schemaPath:"#/properties/settings/properties/publicKey/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema_ef9c37a77c64().properties.settings.properties.publicKey,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings/publicKey",schemaPath:"#/properties/settings/properties/publicKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ef9c37a77c64().properties.settings.properties.publicKey.type,parentSchema:schema_ef9c37a77c64().properties.settings.properties.publicKey,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ef9c37a77c64().properties.settings.type,parentSchema:schema_ef9c37a77c64().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data5 = data.secrets;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.token === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_ef9c37a77c64().properties.secrets.required,parentSchema:schema_ef9c37a77c64().properties.secrets,data:data5});
errors++;
}
for(const key2 in data5){
if(!(key2 === "token")){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_ef9c37a77c64().properties.secrets,data:data5});
errors++;
}
}
if(data5.token !== undefined){
if(!(validate_ChatPlatformSecret(data5.token, {instancePath:instancePath+"/secrets/token",parentData:data5,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ef9c37a77c64().properties.secrets.type,parentSchema:schema_ef9c37a77c64().properties.secrets,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ef9c37a77c64().type,parentSchema:schema_ef9c37a77c64(),data});
errors++;
}
validate_DiscordChatInput.errors = vErrors;
return errors === 0;
}
validate_DiscordChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b4fa4af3ad3e(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b4fa4af3ad3e(),data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_b4fa4af3ad3e(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b4fa4af3ad3e().type,parentSchema:schema_b4fa4af3ad3e(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema_0554c0e95ba9().required,parentSchema:schema_0554c0e95ba9(),data});
errors++;
}
if(data.subject === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'",schema:schema_0554c0e95ba9().required,parentSchema:schema_0554c0e95ba9(),data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_0554c0e95ba9().required,parentSchema:schema_0554c0e95ba9(),data});
errors++;
}
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_0554c0e95ba9().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0554c0e95ba9(),data});
errors++;
}
}
if(data.to !== undefined){
let data0 = data.to;
if(Array.isArray(data0)){
if(data0.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_0554c0e95ba9().properties.to,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_0554c0e95ba9().properties.to,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0554c0e95ba9().properties.to.type,parentSchema:schema_0554c0e95ba9().properties.to,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters",schema:998,parentSchema:schema_0554c0e95ba9().properties.subject,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0554c0e95ba9().properties.subject,data:data5});
errors++;
}
if(!pattern_4ca84fdd3192.test(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_0554c0e95ba9().properties.subject,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9().properties.subject.type,parentSchema:schema_0554c0e95ba9().properties.subject,data:data5});
errors++;
}
}
if(data.content !== undefined){
let data6 = data.content;
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 1000000){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters",schema:1000000,parentSchema:schema_0554c0e95ba9().properties.content,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9().properties.content.type,parentSchema:schema_0554c0e95ba9().properties.content,data:data6});
errors++;
}
}
if(data.html !== undefined){
let data7 = data.html;
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 1000000){
vErrors = add(vErrors, {instancePath:instancePath+"/html",schemaPath:"#/properties/html/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters",schema:1000000,parentSchema:schema_0554c0e95ba9().properties.html,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9().properties.html.type,parentSchema:schema_0554c0e95ba9().properties.html,data:data7});
errors++;
}
}
if(data.inReplyTo !== undefined){
let data8 = data.inReplyTo;
if(typeof data8 === "string"){
if(func_653064f49528(data8) > 998){
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/maxLength",keyword:"maxLength",params:{limit: 998},message:"must NOT have more than 998 characters",schema:998,parentSchema:schema_0554c0e95ba9().properties.inReplyTo,data:data8});
errors++;
}
if(func_653064f49528(data8) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_0554c0e95ba9().properties.inReplyTo,data:data8});
errors++;
}
if(!pattern_286fcc417096.test(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/pattern",keyword:"pattern",params:{pattern: "^<[!-;=?-~]+>$"},message:"must match pattern \""+"^<[!-;=?-~]+>$"+"\"",schema:"^<[!-;=?-~]+>$",parentSchema:schema_0554c0e95ba9().properties.inReplyTo,data:data8});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9().properties.inReplyTo.type,parentSchema:schema_0554c0e95ba9().properties.inReplyTo,data:data8});
errors++;
}
}
if(data.attachments !== undefined){
let data9 = data.attachments;
if(Array.isArray(data9)){
if(data9.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_0554c0e95ba9().properties.attachments,data:data9});
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func_653064f49528(data10) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/attachments/" + i1,schemaPath:"#/properties/attachments/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_0554c0e95ba9().properties.attachments.items,data:data10});
errors++;
}
if(func_653064f49528(data10) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/attachments/" + i1,schemaPath:"#/properties/attachments/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0554c0e95ba9().properties.attachments.items,data:data10});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/attachments/" + i1,schemaPath:"#/properties/attachments/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0554c0e95ba9().properties.attachments.items.type,parentSchema:schema_0554c0e95ba9().properties.attachments.items,data:data10});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_0554c0e95ba9().properties.attachments.type,parentSchema:schema_0554c0e95ba9().properties.attachments,data:data9});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0554c0e95ba9().type,parentSchema:schema_0554c0e95ba9(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_6f5fe6f5f26b().required,parentSchema:schema_6f5fe6f5f26b(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "folder")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6f5fe6f5f26b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6f5fe6f5f26b().type,parentSchema:schema_6f5fe6f5f26b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_75f16db271aa().required,parentSchema:schema_75f16db271aa(),data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_75f16db271aa().required,parentSchema:schema_75f16db271aa(),data});
errors++;
}
if(data.email === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema_75f16db271aa().required,parentSchema:schema_75f16db271aa(),data});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "email")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_75f16db271aa(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_75f16db271aa().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_75f16db271aa().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_75f16db271aa().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa().properties.name.type,parentSchema:schema_75f16db271aa().properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_75f16db271aa().properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_75f16db271aa().properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa().properties.cron.type,parentSchema:schema_75f16db271aa().properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_75f16db271aa().properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_75f16db271aa().properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa().properties.timeZone.type,parentSchema:schema_75f16db271aa().properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_75f16db271aa().properties.kind.type,parentSchema:schema_75f16db271aa().properties.kind,data:data3});
errors++;
}
if("send_email" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "send_email"},message:"must be equal to constant",schema:"send_email",parentSchema:schema_75f16db271aa().properties.kind,data:data3});
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
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_75f16db271aa().properties.isActive.type,parentSchema:schema_75f16db271aa().properties.isActive,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_75f16db271aa().type,parentSchema:schema_75f16db271aa(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c968b336d636(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c968b336d636().type,parentSchema:schema_c968b336d636(),data});
errors++;
}
validate_EmailTaskInput.errors = vErrors;
return errors === 0;
}
validate_EmailTaskInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_EmbeddingsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EmbeddingsInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema_124f127eaca8().required,parentSchema:schema_124f127eaca8(),data});
errors++;
}
if(data.input === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'",schema:schema_124f127eaca8().required,parentSchema:schema_124f127eaca8(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "model") || (key0 === "input")) || (key0 === "taskId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_124f127eaca8(),data});
errors++;
}
}
if(data.model !== undefined){
if(!(validate_AiModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelName.errors : vErrors.concat(validate_AiModelName.errors);
errors = vErrors.length;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(Array.isArray(data1)){
if(data1.length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/input",schemaPath:"#/properties/input/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items",schema:256,parentSchema:schema_124f127eaca8().properties.input,data:data1});
errors++;
}
if(data1.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_124f127eaca8().properties.input,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 100000){
vErrors = add(vErrors, {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters",schema:100000,parentSchema:schema_124f127eaca8().properties.input.items,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_124f127eaca8().properties.input.items,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_124f127eaca8().properties.input.items.type,parentSchema:schema_124f127eaca8().properties.input.items,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_124f127eaca8().properties.input.type,parentSchema:schema_124f127eaca8().properties.input,data:data1});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_124f127eaca8().type,parentSchema:schema_124f127eaca8(),data});
errors++;
}
validate_EmbeddingsInput.errors = vErrors;
return errors === 0;
}
validate_EmbeddingsInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_daa405b1a2fa().type,parentSchema:schema_daa405b1a2fa(),data});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "task.*")) || (data === "task.comment.*")) || (data === "task.changes.*")) || (data === "task.review.*")) || (data === "plan_step.*")) || (data === "resource.*")) || (data === "terminal.*")) || (data === "mail.*")) || (data === "context.*")) || (data === "config.*")) || (data === "secret.*")) || (data === "git.*")) || (data === "git.push.*")) || (data === "git.branch.*")) || (data === "mcp.*")) || (data === "mcp.server.*")) || (data === "mcp.tools.*")) || (data === "mcp.call.*")) || (data === "ai.*")) || (data === "ai.provider.*")) || (data === "ai.call.*")) || (data === "ai.budget.*")) || (data === "chat.*")) || (data === "chat.message.*")) || (data === "chat.approval.*")) || (data === "skill.*")) || (data === "knowledge.*")) || (data === "job.*")) || (data === "schedule.*")) || (data === "token.*")) || (data === "session.*")) || (data === "user.*")) || (data === "webhook.*")) || (data === "integration.*")) || (data === "stream.*")) || (data === "task.created")) || (data === "task.updated")) || (data === "task.deleted")) || (data === "task.transitioned")) || (data === "task.claimed")) || (data === "task.released")) || (data === "task.stalled")) || (data === "task.comment.created")) || (data === "task.comment.updated")) || (data === "task.comment.deleted")) || (data === "task.changes.replaced")) || (data === "task.changes.applied")) || (data === "task.review.submitted")) || (data === "plan_step.created")) || (data === "plan_step.updated")) || (data === "plan_step.deleted")) || (data === "plan_step.started")) || (data === "plan_step.output")) || (data === "plan_step.finished")) || (data === "resource.uploaded")) || (data === "resource.deleted")) || (data === "resource.updated")) || (data === "terminal.opened")) || (data === "terminal.resized")) || (data === "terminal.exited")) || (data === "terminal.closed")) || (data === "mail.received")) || (data === "mail.moved")) || (data === "mail.deleted")) || (data === "mail.sent")) || (data === "mail.failed")) || (data === "context.updated")) || (data === "config.updated")) || (data === "config.approved")) || (data === "secret.set")) || (data === "secret.deleted")) || (data === "git.pushed")) || (data === "git.push.rejected")) || (data === "git.fetched")) || (data === "git.committed")) || (data === "git.branch.updated")) || (data === "mcp.server.starting")) || (data === "mcp.server.connected")) || (data === "mcp.server.failed")) || (data === "mcp.server.needs_auth")) || (data === "mcp.server.stopped")) || (data === "mcp.tools.changed")) || (data === "mcp.call.waiting")) || (data === "mcp.call.started")) || (data === "mcp.call.progress")) || (data === "mcp.call.finished")) || (data === "ai.provider.put")) || (data === "ai.provider.deleted")) || (data === "ai.call.finished")) || (data === "ai.budget.put")) || (data === "chat.created")) || (data === "chat.updated")) || (data === "chat.deleted")) || (data === "chat.message.created")) || (data === "chat.message.finished")) || (data === "chat.approval.requested")) || (data === "chat.approval.resolved")) || (data === "skill.created")) || (data === "skill.deleted")) || (data === "skill.updated")) || (data === "knowledge.created")) || (data === "knowledge.deleted")) || (data === "knowledge.updated")) || (data === "job.queued")) || (data === "job.started")) || (data === "job.progress")) || (data === "job.finished")) || (data === "schedule.created")) || (data === "schedule.updated")) || (data === "schedule.deleted")) || (data === "schedule.disabled")) || (data === "token.created")) || (data === "token.revoked")) || (data === "token.rotated")) || (data === "session.started")) || (data === "session.ended")) || (data === "user.created")) || (data === "user.updated")) || (data === "user.disabled")) || (data === "user.enabled")) || (data === "user.deleted")) || (data === "webhook.created")) || (data === "webhook.updated")) || (data === "webhook.deleted")) || (data === "webhook.delivered")) || (data === "webhook.failed")) || (data === "webhook.disabled")) || (data === "webhook.test")) || (data === "integration.created")) || (data === "integration.updated")) || (data === "integration.deleted")) || (data === "integration.connected")) || (data === "integration.failed")) || (data === "stream.gap"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_daa405b1a2fa().enum},message:"must be equal to one of the allowed values",schema:schema_daa405b1a2fa().enum,parentSchema:schema_daa405b1a2fa(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ad2ad675fa6a(),data});
errors++;
}
}
if(data.scopes !== undefined){
let data0 = data.scopes;
if(Array.isArray(data0)){
if(data0.length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_ad2ad675fa6a().properties.scopes,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_ad2ad675fa6a().properties.scopes.type,parentSchema:schema_ad2ad675fa6a().properties.scopes,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_ad2ad675fa6a().properties.expiresInSeconds.type,parentSchema:schema_ad2ad675fa6a().properties.expiresInSeconds,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 900 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 900},message:"must be <= 900",schema:900,parentSchema:schema_ad2ad675fa6a().properties.expiresInSeconds,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_ad2ad675fa6a().properties.expiresInSeconds,data:data3});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ad2ad675fa6a().type,parentSchema:schema_ad2ad675fa6a(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_f9948059caf6(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f9948059caf6().type,parentSchema:schema_f9948059caf6(),data});
errors++;
}
validate_ExpectedOutcome.errors = vErrors;
return errors === 0;
}
validate_ExpectedOutcome.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_FetchInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_FetchInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "remote")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cb083cc69ea1(),data});
errors++;
}
}
if(data.remote !== undefined){
let data0 = data.remote;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_cb083cc69ea1().properties.remote,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cb083cc69ea1().properties.remote,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cb083cc69ea1().properties.remote.type,parentSchema:schema_cb083cc69ea1().properties.remote,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cb083cc69ea1().type,parentSchema:schema_cb083cc69ea1(),data});
errors++;
}
validate_FetchInput.errors = vErrors;
return errors === 0;
}
validate_FetchInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema_cc6aa51efd1c().required,parentSchema:schema_cc6aa51efd1c(),data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_cc6aa51efd1c().required,parentSchema:schema_cc6aa51efd1c(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "content")) || (key0 === "oldPath"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cc6aa51efd1c(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 4194304},message:"must NOT have more than 4194304 characters",schema:4194304,parentSchema:schema_cc6aa51efd1c().properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cc6aa51efd1c().properties.content.type,parentSchema:schema_cc6aa51efd1c().properties.content,data:data1});
errors++;
}
}
if(data.oldPath !== undefined){
let data2 = data.oldPath;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_cc6aa51efd1c().properties.oldPath,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cc6aa51efd1c().properties.oldPath,data:data2});
errors++;
}
if(!pattern_f7c407399589.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"},message:"must match pattern \""+"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"+"\"",schema:"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$",parentSchema:schema_cc6aa51efd1c().properties.oldPath,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/oldPath",schemaPath:"#/properties/oldPath/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cc6aa51efd1c().properties.oldPath.type,parentSchema:schema_cc6aa51efd1c().properties.oldPath,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cc6aa51efd1c().type,parentSchema:schema_cc6aa51efd1c(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items",schema:5000,parentSchema:schema_a4575a537c7e(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_a4575a537c7e().type,parentSchema:schema_a4575a537c7e(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_304634916923(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_304634916923(),data});
errors++;
}
if(!pattern_f7c407399589.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"},message:"must match pattern \""+"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$"+"\"",schema:"^(?!/)(?!(?:[^\\0]*/)?\\.\\.(?:/|$))[^\\0\\\\]+$",parentSchema:schema_304634916923(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_304634916923().type,parentSchema:schema_304634916923(),data});
errors++;
}
validate_FilePath.errors = vErrors;
return errors === 0;
}
validate_FilePath.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_GenerateInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GenerateInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messages === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'",schema:schema_9d5bd597784c().required,parentSchema:schema_9d5bd597784c(),data});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "messages")) || (key0 === "tools")) || (key0 === "toolChoice")) || (key0 === "schema")) || (key0 === "maxOutputTokens")) || (key0 === "temperature")) || (key0 === "taskId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9d5bd597784c(),data});
errors++;
}
}
if(data.model !== undefined){
if(!(validate_AiModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelName.errors : vErrors.concat(validate_AiModelName.errors);
errors = vErrors.length;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length > 2000){
vErrors = add(vErrors, {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items",schema:2000,parentSchema:schema_9d5bd597784c().properties.messages,data:data1});
errors++;
}
if(data1.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_9d5bd597784c().properties.messages,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_AiMessage(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiMessage.errors : vErrors.concat(validate_AiMessage.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_9d5bd597784c().properties.messages.type,parentSchema:schema_9d5bd597784c().properties.messages,data:data1});
errors++;
}
}
if(data.tools !== undefined){
let data3 = data.tools;
if(Array.isArray(data3)){
if(data3.length > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema_9d5bd597784c().properties.tools,data:data3});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate_AiTool(data3[i1], {instancePath:instancePath+"/tools/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiTool.errors : vErrors.concat(validate_AiTool.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_9d5bd597784c().properties.tools.type,parentSchema:schema_9d5bd597784c().properties.tools,data:data3});
errors++;
}
}
if(data.toolChoice !== undefined){
let data5 = data.toolChoice;
if(typeof data5 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/toolChoice",schemaPath:"#/properties/toolChoice/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9d5bd597784c().properties.toolChoice.type,parentSchema:schema_9d5bd597784c().properties.toolChoice,data:data5});
errors++;
}
if(!(((data5 === "auto") || (data5 === "none")) || (data5 === "required"))){
vErrors = add(vErrors, {instancePath:instancePath+"/toolChoice",schemaPath:"#/properties/toolChoice/enum",keyword:"enum",params:{allowedValues: schema_9d5bd597784c().properties.toolChoice.enum},message:"must be equal to one of the allowed values",schema:schema_9d5bd597784c().properties.toolChoice.enum,parentSchema:schema_9d5bd597784c().properties.toolChoice,data:data5});
errors++;
}
}
if(data.schema !== undefined){
let data6 = data.schema;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9d5bd597784c().properties.schema.type,parentSchema:schema_9d5bd597784c().properties.schema,data:data6});
errors++;
}
}
if(data.maxOutputTokens !== undefined){
let data7 = data.maxOutputTokens;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = add(vErrors, {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_9d5bd597784c().properties.maxOutputTokens.type,parentSchema:schema_9d5bd597784c().properties.maxOutputTokens,data:data7});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
vErrors = add(vErrors, {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000",schema:1000000,parentSchema:schema_9d5bd597784c().properties.maxOutputTokens,data:data7});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = add(vErrors, {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_9d5bd597784c().properties.maxOutputTokens,data:data7});
errors++;
}
}
}
if(data.temperature !== undefined){
let data8 = data.temperature;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2 || isNaN(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2",schema:2,parentSchema:schema_9d5bd597784c().properties.temperature,data:data8});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_9d5bd597784c().properties.temperature,data:data8});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema_9d5bd597784c().properties.temperature.type,parentSchema:schema_9d5bd597784c().properties.temperature,data:data8});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9d5bd597784c().type,parentSchema:schema_9d5bd597784c(),data});
errors++;
}
validate_GenerateInput.errors = vErrors;
return errors === 0;
}
validate_GenerateInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_GenericChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GenericChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_7bbead73c79c().required,parentSchema:schema_7bbead73c79c(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_7bbead73c79c().required,parentSchema:schema_7bbead73c79c(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_7bbead73c79c().required,parentSchema:schema_7bbead73c79c(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_7bbead73c79c().required,parentSchema:schema_7bbead73c79c(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_7bbead73c79c(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_7bbead73c79c().properties.kind.type,parentSchema:schema_7bbead73c79c().properties.kind,data:data0});
errors++;
}
if("generic" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "generic"},message:"must be equal to constant",schema:"generic",parentSchema:schema_7bbead73c79c().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(key1 === "url")){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_7bbead73c79c().properties.settings,data:data2});
errors++;
}
}
if(data2.url !== undefined){
if(!(validate_ChatPlatformUrl(data2.url, {instancePath:instancePath+"/settings/url",parentData:data2,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_7bbead73c79c().properties.settings.type,parentSchema:schema_7bbead73c79c().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data4 = data.secrets;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.signingSecret === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "signingSecret"},message:"must have required property '"+"signingSecret"+"'",schema:schema_7bbead73c79c().properties.secrets.required,parentSchema:schema_7bbead73c79c().properties.secrets,data:data4});
errors++;
}
for(const key2 in data4){
if(!(key2 === "signingSecret")){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_7bbead73c79c().properties.secrets,data:data4});
errors++;
}
}
if(data4.signingSecret !== undefined){
let data5 = data4.signingSecret;
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets/signingSecret",schemaPath:"#/properties/secrets/properties/signingSecret/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_7bbead73c79c().properties.secrets.properties.signingSecret,data:data5});
errors++;
}
if(func_653064f49528(data5) < 28){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets/signingSecret",schemaPath:"#/properties/secrets/properties/signingSecret/minLength",keyword:"minLength",params:{limit: 28},message:"must NOT have fewer than 28 characters",schema:28,parentSchema:schema_7bbead73c79c().properties.secrets.properties.signingSecret,data:data5});
errors++;
}
if(!pattern_1ac7b06d0e6f.test(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets/signingSecret",schemaPath:"#/properties/secrets/properties/signingSecret/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/_-]{22,}={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/_-]{22,}={0,2}$"+"\"",schema:"^whsec_[A-Za-z0-9+/_-]{22,}={0,2}$",parentSchema:schema_7bbead73c79c().properties.secrets.properties.signingSecret,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets/signingSecret",schemaPath:"#/properties/secrets/properties/signingSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_7bbead73c79c().properties.secrets.properties.signingSecret.type,parentSchema:schema_7bbead73c79c().properties.secrets.properties.signingSecret,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_7bbead73c79c().properties.secrets.type,parentSchema:schema_7bbead73c79c().properties.secrets,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_7bbead73c79c().type,parentSchema:schema_7bbead73c79c(),data});
errors++;
}
validate_GenericChatInput.errors = vErrors;
return errors === 0;
}
validate_GenericChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_GitCredentialInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitCredentialInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "username") || (key0 === "password")) || (key0 === "privateKey")) || (key0 === "knownHosts"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b5604c531893(),data});
errors++;
}
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b5604c531893().properties.username,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b5604c531893().properties.username,data:data0});
errors++;
}
if(!pattern_dc8a103ccf57.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/username",schemaPath:"#/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f]+$",parentSchema:schema_b5604c531893().properties.username,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b5604c531893().properties.username.type,parentSchema:schema_b5604c531893().properties.username,data:data0});
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_b5604c531893().properties.password,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b5604c531893().properties.password,data:data1});
errors++;
}
if(!pattern_dc8a103ccf57.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f]+$",parentSchema:schema_b5604c531893().properties.password,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b5604c531893().properties.password.type,parentSchema:schema_b5604c531893().properties.password,data:data1});
errors++;
}
}
if(data.privateKey !== undefined){
let data2 = data.privateKey;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 16384){
vErrors = add(vErrors, {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/maxLength",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters",schema:16384,parentSchema:schema_b5604c531893().properties.privateKey,data:data2});
errors++;
}
if(func_653064f49528(data2) < 64){
vErrors = add(vErrors, {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/minLength",keyword:"minLength",params:{limit: 64},message:"must NOT have fewer than 64 characters",schema:64,parentSchema:schema_b5604c531893().properties.privateKey,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b5604c531893().properties.privateKey.type,parentSchema:schema_b5604c531893().properties.privateKey,data:data2});
errors++;
}
}
if(data.knownHosts !== undefined){
let data3 = data.knownHosts;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 16384){
vErrors = add(vErrors, {instancePath:instancePath+"/knownHosts",schemaPath:"#/properties/knownHosts/maxLength",keyword:"maxLength",params:{limit: 16384},message:"must NOT have more than 16384 characters",schema:16384,parentSchema:schema_b5604c531893().properties.knownHosts,data:data3});
errors++;
}
if(func_653064f49528(data3) < 16){
vErrors = add(vErrors, {instancePath:instancePath+"/knownHosts",schemaPath:"#/properties/knownHosts/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters",schema:16,parentSchema:schema_b5604c531893().properties.knownHosts,data:data3});
errors++;
}
if(!pattern_80a6b2825964.test(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/knownHosts",schemaPath:"#/properties/knownHosts/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]+$"},message:"must match pattern \""+"^[^\\u0000]+$"+"\"",schema:"^[^\\u0000]+$",parentSchema:schema_b5604c531893().properties.knownHosts,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/knownHosts",schemaPath:"#/properties/knownHosts/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b5604c531893().properties.knownHosts.type,parentSchema:schema_b5604c531893().properties.knownHosts,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b5604c531893().type,parentSchema:schema_b5604c531893(),data});
errors++;
}
validate_GitCredentialInput.errors = vErrors;
return errors === 0;
}
validate_GitCredentialInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_GitFilePath(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitFilePath.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 4096){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_f27aca90263a(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f27aca90263a(),data});
errors++;
}
if(!pattern_dc8a103ccf57.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]+$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f]+$",parentSchema:schema_f27aca90263a(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f27aca90263a().type,parentSchema:schema_f27aca90263a(),data});
errors++;
}
validate_GitFilePath.errors = vErrors;
return errors === 0;
}
validate_GitFilePath.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_GitIdentity(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitIdentity.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_6f3f2eef118a().required,parentSchema:schema_6f3f2eef118a(),data});
errors++;
}
if(data.email === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema_6f3f2eef118a().required,parentSchema:schema_6f3f2eef118a(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6f3f2eef118a(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_6f3f2eef118a().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6f3f2eef118a().properties.name,data:data0});
errors++;
}
if(!pattern_db786f5fcbed.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*[^\\s<>.,:;\"'\\\\])[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]*$"},message:"must match pattern \""+"^(?=.*[^\\s<>.,:;\"'\\\\])[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]*$"+"\"",schema:"^(?=.*[^\\s<>.,:;\"'\\\\])[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]*$",parentSchema:schema_6f3f2eef118a().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6f3f2eef118a().properties.name.type,parentSchema:schema_6f3f2eef118a().properties.name,data:data0});
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 254){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_6f3f2eef118a().properties.email,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_6f3f2eef118a().properties.email,data:data1});
errors++;
}
if(!pattern_32bf7ec120b5.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069<>]+$",parentSchema:schema_6f3f2eef118a().properties.email,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6f3f2eef118a().properties.email.type,parentSchema:schema_6f3f2eef118a().properties.email,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6f3f2eef118a().type,parentSchema:schema_6f3f2eef118a(),data});
errors++;
}
validate_GitIdentity.errors = vErrors;
return errors === 0;
}
validate_GitIdentity.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_GitOid(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitOid.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_6924667e6583(),data});
errors++;
}
if(func_653064f49528(data) < 40){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 40},message:"must NOT have fewer than 40 characters",schema:40,parentSchema:schema_6924667e6583(),data});
errors++;
}
if(!pattern_0f9eb2dd2a36.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\"",schema:"^([0-9a-f]{40}|[0-9a-f]{64})$",parentSchema:schema_6924667e6583(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6924667e6583().type,parentSchema:schema_6924667e6583(),data});
errors++;
}
validate_GitOid.errors = vErrors;
return errors === 0;
}
validate_GitOid.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_GitPathsInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitPathsInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "paths")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_bedede4b4ddf(),data});
errors++;
}
}
if(data.paths !== undefined){
let data0 = data.paths;
if(Array.isArray(data0)){
if(data0.length > 1000){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema_bedede4b4ddf().properties.paths,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_bedede4b4ddf().properties.paths,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_GitFilePath(data0[i0], {instancePath:instancePath+"/paths/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitFilePath.errors : vErrors.concat(validate_GitFilePath.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_bedede4b4ddf().properties.paths.type,parentSchema:schema_bedede4b4ddf().properties.paths,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_bedede4b4ddf().type,parentSchema:schema_bedede4b4ddf(),data});
errors++;
}
validate_GitPathsInput.errors = vErrors;
return errors === 0;
}
validate_GitPathsInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
function validate_GitSource(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GitSource.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gitUrl === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gitUrl"},message:"must have required property '"+"gitUrl"+"'",schema:schema_cce1e72a75a7().required,parentSchema:schema_cce1e72a75a7(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "gitUrl") || (key0 === "path")) || (key0 === "ref"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cce1e72a75a7(),data});
errors++;
}
}
if(data.gitUrl !== undefined){
let data0 = data.gitUrl;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/gitUrl",schemaPath:"#/properties/gitUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_cce1e72a75a7().properties.gitUrl,data:data0});
errors++;
}
if(func_653064f49528(data0) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/gitUrl",schemaPath:"#/properties/gitUrl/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_cce1e72a75a7().properties.gitUrl,data:data0});
errors++;
}
if(!pattern_7f5db9f2e895.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/gitUrl",schemaPath:"#/properties/gitUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-]\\S*$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$"+"\"",schema:"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$",parentSchema:schema_cce1e72a75a7().properties.gitUrl,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/gitUrl",schemaPath:"#/properties/gitUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cce1e72a75a7().properties.gitUrl.type,parentSchema:schema_cce1e72a75a7().properties.gitUrl,data:data0});
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_cce1e72a75a7().properties.path,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cce1e72a75a7().properties.path,data:data1});
errors++;
}
if(!pattern_a841d2e2d58e.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f\\\\]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f\\\\]+$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f\\\\]+$",parentSchema:schema_cce1e72a75a7().properties.path,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cce1e72a75a7().properties.path.type,parentSchema:schema_cce1e72a75a7().properties.path,data:data1});
errors++;
}
}
if(data.ref !== undefined){
let data2 = data.ref;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_cce1e72a75a7().properties.ref,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cce1e72a75a7().properties.ref,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cce1e72a75a7().properties.ref.type,parentSchema:schema_cce1e72a75a7().properties.ref,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cce1e72a75a7().type,parentSchema:schema_cce1e72a75a7(),data});
errors++;
}
validate_GitSource.errors = vErrors;
return errors === 0;
}
validate_GitSource.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_71578628d39a(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_71578628d39a(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_71578628d39a().type,parentSchema:schema_71578628d39a(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "invite"},message:"must have required property '"+"invite"+"'",schema:schema_ead71aed53b6().required,parentSchema:schema_ead71aed53b6(),data});
errors++;
}
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_ead71aed53b6().required,parentSchema:schema_ead71aed53b6(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "invite") || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ead71aed53b6(),data});
errors++;
}
}
if(data.invite !== undefined){
let data0 = data.invite;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_ead71aed53b6().properties.invite,data:data0});
errors++;
}
if(func_653064f49528(data0) < 20){
vErrors = add(vErrors, {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_ead71aed53b6().properties.invite,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ead71aed53b6().properties.invite.type,parentSchema:schema_ead71aed53b6().properties.invite,data:data0});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ead71aed53b6().type,parentSchema:schema_ead71aed53b6(),data});
errors++;
}
validate_InviteAcceptance.errors = vErrors;
return errors === 0;
}
validate_InviteAcceptance.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_IrcChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_IrcChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_394facc1ceac().required,parentSchema:schema_394facc1ceac(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_394facc1ceac().required,parentSchema:schema_394facc1ceac(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_394facc1ceac().required,parentSchema:schema_394facc1ceac(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_394facc1ceac(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_394facc1ceac().properties.kind.type,parentSchema:schema_394facc1ceac().properties.kind,data:data0});
errors++;
}
if("irc" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "irc"},message:"must be equal to constant",schema:"irc",parentSchema:schema_394facc1ceac().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.host === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "host"},message:"must have required property '"+"host"+"'",schema:schema_394facc1ceac().properties.settings.required,parentSchema:schema_394facc1ceac().properties.settings,data:data2});
errors++;
}
if(data2.port === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "port"},message:"must have required property '"+"port"+"'",schema:schema_394facc1ceac().properties.settings.required,parentSchema:schema_394facc1ceac().properties.settings,data:data2});
errors++;
}
if(data2.nick === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "nick"},message:"must have required property '"+"nick"+"'",schema:schema_394facc1ceac().properties.settings.required,parentSchema:schema_394facc1ceac().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "host") || (key1 === "port")) || (key1 === "isTls")) || (key1 === "nick")) || (key1 === "account"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_394facc1ceac().properties.settings,data:data2});
errors++;
}
}
if(data2.host !== undefined){
if(!(validate_ChatServerHost(data2.host, {instancePath:instancePath+"/settings/host",parentData:data2,parentDataProperty:"host",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatServerHost.errors : vErrors.concat(validate_ChatServerHost.errors);
errors = vErrors.length;
}
}
if(data2.port !== undefined){
if(!(validate_ChatServerPort(data2.port, {instancePath:instancePath+"/settings/port",parentData:data2,parentDataProperty:"port",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatServerPort.errors : vErrors.concat(validate_ChatServerPort.errors);
errors = vErrors.length;
}
}
if(data2.isTls !== undefined){
let data5 = data2.isTls;
if(typeof data5 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/isTls",schemaPath:"#/properties/settings/properties/isTls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_394facc1ceac().properties.settings.properties.isTls.type,parentSchema:schema_394facc1ceac().properties.settings.properties.isTls,data:data5});
errors++;
}
}
if(data2.nick !== undefined){
if(!(validate_ChatNick(data2.nick, {instancePath:instancePath+"/settings/nick",parentData:data2,parentDataProperty:"nick",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatNick.errors : vErrors.concat(validate_ChatNick.errors);
errors = vErrors.length;
}
}
if(data2.account !== undefined){
if(!(validate_ChatLoginAccount(data2.account, {instancePath:instancePath+"/settings/account",parentData:data2,parentDataProperty:"account",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatLoginAccount.errors : vErrors.concat(validate_ChatLoginAccount.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_394facc1ceac().properties.settings.type,parentSchema:schema_394facc1ceac().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data8 = data.secrets;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 in data8){
if(!(key2 === "password")){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_394facc1ceac().properties.secrets,data:data8});
errors++;
}
}
if(data8.password !== undefined){
if(!(validate_ChatPlatformSecret(data8.password, {instancePath:instancePath+"/secrets/password",parentData:data8,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_394facc1ceac().properties.secrets.type,parentSchema:schema_394facc1ceac().properties.secrets,data:data8});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_394facc1ceac().type,parentSchema:schema_394facc1ceac(),data});
errors++;
}
validate_IrcChatInput.errors = vErrors;
return errors === 0;
}
validate_IrcChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_53b7f95b667e().type,parentSchema:schema_53b7f95b667e(),data});
errors++;
}
if(!(((((((((((((((data === "execute_plan_step") || (data === "execute_plan")) || (data === "send_email")) || (data === "sweep_resources")) || (data === "fetch_remote")) || (data === "pull_changes")) || (data === "clone_repository")) || (data === "chat_turn")) || (data === "import_skills")) || (data === "refresh_skill")) || (data === "import_knowledge")) || (data === "reindex_knowledge")) || (data === "run_skill_script")) || (data === "run_script")) || (data === "rekey_secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_53b7f95b667e().enum},message:"must be equal to one of the allowed values",schema:schema_53b7f95b667e().enum,parentSchema:schema_53b7f95b667e(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1687b77c3ac5().type,parentSchema:schema_1687b77c3ac5(),data});
errors++;
}
if(!((((((data === "queued") || (data === "running")) || (data === "succeeded")) || (data === "failed")) || (data === "cancelled")) || (data === "interrupted"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1687b77c3ac5().enum},message:"must be equal to one of the allowed values",schema:schema_1687b77c3ac5().enum,parentSchema:schema_1687b77c3ac5(),data});
errors++;
}
validate_JobStatus.errors = vErrors;
return errors === 0;
}
validate_JobStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_KnowledgeContent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeContent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 1048576){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",schema:1048576,parentSchema:schema_87d1f9eb3871(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_87d1f9eb3871().type,parentSchema:schema_87d1f9eb3871(),data});
errors++;
}
validate_KnowledgeContent.errors = vErrors;
return errors === 0;
}
validate_KnowledgeContent.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_KnowledgeInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgeInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema_5e3e9b3ad3dd().required,parentSchema:schema_5e3e9b3ad3dd(),data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_5e3e9b3ad3dd().required,parentSchema:schema_5e3e9b3ad3dd(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "content")) || (key0 === "tags"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5e3e9b3ad3dd(),data});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_5e3e9b3ad3dd().properties.title,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_5e3e9b3ad3dd().properties.title,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_5e3e9b3ad3dd().properties.title,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5e3e9b3ad3dd().properties.title.type,parentSchema:schema_5e3e9b3ad3dd().properties.title,data:data0});
errors++;
}
}
if(data.content !== undefined){
if(!(validate_KnowledgeContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_KnowledgeContent.errors : vErrors.concat(validate_KnowledgeContent.errors);
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5e3e9b3ad3dd().type,parentSchema:schema_5e3e9b3ad3dd(),data});
errors++;
}
validate_KnowledgeInput.errors = vErrors;
return errors === 0;
}
validate_KnowledgeInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_KnowledgePatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_KnowledgePatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_741597291cb9(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "content")) || (key0 === "tags"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_741597291cb9(),data});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_741597291cb9().properties.title,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_741597291cb9().properties.title,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_741597291cb9().properties.title,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_741597291cb9().properties.title.type,parentSchema:schema_741597291cb9().properties.title,data:data0});
errors++;
}
}
if(data.content !== undefined){
if(!(validate_KnowledgeContent(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_KnowledgeContent.errors : vErrors.concat(validate_KnowledgeContent.errors);
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_741597291cb9().type,parentSchema:schema_741597291cb9(),data});
errors++;
}
validate_KnowledgePatch.errors = vErrors;
return errors === 0;
}
validate_KnowledgePatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_ef47c95a301a().type,parentSchema:schema_ef47c95a301a(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 86400 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema_ef47c95a301a(),data});
errors++;
}
if(data < 5 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema_ef47c95a301a(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_aacffcba905d(),data});
errors++;
}
}
let data0 = data.expiresInSeconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_aacffcba905d().properties.expiresInSeconds.type,parentSchema:schema_aacffcba905d().properties.expiresInSeconds,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000},message:"must be <= 2592000",schema:2592000,parentSchema:schema_aacffcba905d().properties.expiresInSeconds,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInSeconds",schemaPath:"#/properties/expiresInSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_aacffcba905d().properties.expiresInSeconds,data:data0});
errors++;
}
}
let data1 = data.inline;
if(typeof data1 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_aacffcba905d().properties.inline.type,parentSchema:schema_aacffcba905d().properties.inline,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_aacffcba905d().type,parentSchema:schema_aacffcba905d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_33b16b0b0a6f().anyOf[0].required,parentSchema:schema_33b16b0b0a6f().anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema_33b16b0b0a6f().anyOf[1].required,parentSchema:schema_33b16b0b0a6f().anyOf[1],data});
errors++;
}
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_33b16b0b0a6f().anyOf[1].required,parentSchema:schema_33b16b0b0a6f().anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.link === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema_33b16b0b0a6f().anyOf[2].required,parentSchema:schema_33b16b0b0a6f().anyOf[2],data});
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_33b16b0b0a6f().anyOf,parentSchema:schema_33b16b0b0a6f(),data});
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
if(!((((key0 === "token") || (key0 === "username")) || (key0 === "password")) || (key0 === "link"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_33b16b0b0a6f(),data});
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_33b16b0b0a6f().properties.token,data:data0});
errors++;
}
if(func_653064f49528(data0) < 20){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_33b16b0b0a6f().properties.token,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_33b16b0b0a6f().properties.token.type,parentSchema:schema_33b16b0b0a6f().properties.token,data:data0});
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
if(data.link !== undefined){
let data3 = data.link;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_33b16b0b0a6f().properties.link,data:data3});
errors++;
}
if(func_653064f49528(data3) < 20){
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_33b16b0b0a6f().properties.link,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_33b16b0b0a6f().properties.link.type,parentSchema:schema_33b16b0b0a6f().properties.link,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_33b16b0b0a6f().type,parentSchema:schema_33b16b0b0a6f(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b2b0423dcba7().type,parentSchema:schema_b2b0423dcba7(),data});
errors++;
}
if(!(((data === "inbox") || (data === "read")) || (data === "sent"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_b2b0423dcba7().enum},message:"must be equal to one of the allowed values",schema:schema_b2b0423dcba7().enum,parentSchema:schema_b2b0423dcba7(),data});
errors++;
}
validate_MailFolder.errors = vErrors;
return errors === 0;
}
validate_MailFolder.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_MatrixChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MatrixChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_dc583477a8a9().required,parentSchema:schema_dc583477a8a9(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_dc583477a8a9().required,parentSchema:schema_dc583477a8a9(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_dc583477a8a9().required,parentSchema:schema_dc583477a8a9(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_dc583477a8a9().required,parentSchema:schema_dc583477a8a9(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_dc583477a8a9(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_dc583477a8a9().properties.kind.type,parentSchema:schema_dc583477a8a9().properties.kind,data:data0});
errors++;
}
if("matrix" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "matrix"},message:"must be equal to constant",schema:"matrix",parentSchema:schema_dc583477a8a9().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.url === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_dc583477a8a9().properties.settings.required,parentSchema:schema_dc583477a8a9().properties.settings,data:data2});
errors++;
}
if(data2.botId === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "botId"},message:"must have required property '"+"botId"+"'",schema:schema_dc583477a8a9().properties.settings.required,parentSchema:schema_dc583477a8a9().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!((key1 === "url") || (key1 === "botId"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_dc583477a8a9().properties.settings,data:data2});
errors++;
}
}
if(data2.url !== undefined){
if(!(validate_ChatPlatformUrl(data2.url, {instancePath:instancePath+"/settings/url",parentData:data2,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
if(data2.botId !== undefined){
let data4 = data2.botId;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/botId",schemaPath:"#/properties/settings/properties/botId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_dc583477a8a9().properties.settings.properties.botId,data:data4});
errors++;
}
if(func_653064f49528(data4) < 4){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/botId",schemaPath:"#/properties/settings/properties/botId/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters",schema:4,parentSchema:schema_dc583477a8a9().properties.settings.properties.botId,data:data4});
errors++;
}
if(!pattern_7d458226c1a3.test(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/botId",schemaPath:"#/properties/settings/properties/botId/pattern",keyword:"pattern",params:{pattern: "^@[^@:\\s\\u0000-\\u001f]+:[^\\s\\u0000-\\u001f]+$"},message:"must match pattern \""+"^@[^@:\\s\\u0000-\\u001f]+:[^\\s\\u0000-\\u001f]+$"+"\"",schema:"^@[^@:\\s\\u0000-\\u001f]+:[^\\s\\u0000-\\u001f]+$",parentSchema:schema_dc583477a8a9().properties.settings.properties.botId,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings/botId",schemaPath:"#/properties/settings/properties/botId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_dc583477a8a9().properties.settings.properties.botId.type,parentSchema:schema_dc583477a8a9().properties.settings.properties.botId,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dc583477a8a9().properties.settings.type,parentSchema:schema_dc583477a8a9().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data5 = data.secrets;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.token === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_dc583477a8a9().properties.secrets.required,parentSchema:schema_dc583477a8a9().properties.secrets,data:data5});
errors++;
}
if(data5.signingSecret === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "signingSecret"},message:"must have required property '"+"signingSecret"+"'",schema:schema_dc583477a8a9().properties.secrets.required,parentSchema:schema_dc583477a8a9().properties.secrets,data:data5});
errors++;
}
for(const key2 in data5){
if(!((key2 === "token") || (key2 === "signingSecret"))){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_dc583477a8a9().properties.secrets,data:data5});
errors++;
}
}
if(data5.token !== undefined){
if(!(validate_ChatPlatformSecret(data5.token, {instancePath:instancePath+"/secrets/token",parentData:data5,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
if(data5.signingSecret !== undefined){
if(!(validate_ChatPlatformSecret(data5.signingSecret, {instancePath:instancePath+"/secrets/signingSecret",parentData:data5,parentDataProperty:"signingSecret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dc583477a8a9().properties.secrets.type,parentSchema:schema_dc583477a8a9().properties.secrets,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dc583477a8a9().type,parentSchema:schema_dc583477a8a9(),data});
errors++;
}
validate_MatrixChatInput.errors = vErrors;
return errors === 0;
}
validate_MatrixChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_MatrixTransaction(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MatrixTransaction.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema_206252ce6b99(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_206252ce6b99().type,parentSchema:schema_206252ce6b99(),data});
errors++;
}
validate_MatrixTransaction.errors = vErrors;
return errors === 0;
}
validate_MatrixTransaction.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_MattermostChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_MattermostChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_c277c8dea223().required,parentSchema:schema_c277c8dea223(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_c277c8dea223().required,parentSchema:schema_c277c8dea223(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_c277c8dea223().required,parentSchema:schema_c277c8dea223(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_c277c8dea223().required,parentSchema:schema_c277c8dea223(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c277c8dea223(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c277c8dea223().properties.kind.type,parentSchema:schema_c277c8dea223().properties.kind,data:data0});
errors++;
}
if("mattermost" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "mattermost"},message:"must be equal to constant",schema:"mattermost",parentSchema:schema_c277c8dea223().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.url === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_c277c8dea223().properties.settings.required,parentSchema:schema_c277c8dea223().properties.settings,data:data2});
errors++;
}
if(data2.botId === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "botId"},message:"must have required property '"+"botId"+"'",schema:schema_c277c8dea223().properties.settings.required,parentSchema:schema_c277c8dea223().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!((key1 === "url") || (key1 === "botId"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_c277c8dea223().properties.settings,data:data2});
errors++;
}
}
if(data2.url !== undefined){
if(!(validate_ChatPlatformUrl(data2.url, {instancePath:instancePath+"/settings/url",parentData:data2,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
if(data2.botId !== undefined){
if(!(validate_ChatBotId(data2.botId, {instancePath:instancePath+"/settings/botId",parentData:data2,parentDataProperty:"botId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatBotId.errors : vErrors.concat(validate_ChatBotId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c277c8dea223().properties.settings.type,parentSchema:schema_c277c8dea223().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data5 = data.secrets;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.token === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_c277c8dea223().properties.secrets.required,parentSchema:schema_c277c8dea223().properties.secrets,data:data5});
errors++;
}
if(data5.signingSecret === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "signingSecret"},message:"must have required property '"+"signingSecret"+"'",schema:schema_c277c8dea223().properties.secrets.required,parentSchema:schema_c277c8dea223().properties.secrets,data:data5});
errors++;
}
for(const key2 in data5){
if(!((key2 === "token") || (key2 === "signingSecret"))){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_c277c8dea223().properties.secrets,data:data5});
errors++;
}
}
if(data5.token !== undefined){
if(!(validate_ChatPlatformSecret(data5.token, {instancePath:instancePath+"/secrets/token",parentData:data5,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
if(data5.signingSecret !== undefined){
if(!(validate_ChatPlatformSecret(data5.signingSecret, {instancePath:instancePath+"/secrets/signingSecret",parentData:data5,parentDataProperty:"signingSecret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c277c8dea223().properties.secrets.type,parentSchema:schema_c277c8dea223().properties.secrets,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c277c8dea223().type,parentSchema:schema_c277c8dea223(),data});
errors++;
}
validate_MattermostChatInput.errors = vErrors;
return errors === 0;
}
validate_MattermostChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpAuthCode(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpAuthCode.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema_6fb00faef9d0().required,parentSchema:schema_6fb00faef9d0(),data});
errors++;
}
if(data.state === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'",schema:schema_6fb00faef9d0().required,parentSchema:schema_6fb00faef9d0(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "state")) || (key0 === "iss"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6fb00faef9d0(),data});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 8192){
vErrors = add(vErrors, {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters",schema:8192,parentSchema:schema_6fb00faef9d0().properties.code,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6fb00faef9d0().properties.code,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6fb00faef9d0().properties.code.type,parentSchema:schema_6fb00faef9d0().properties.code,data:data0});
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_6fb00faef9d0().properties.state,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6fb00faef9d0().properties.state,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6fb00faef9d0().properties.state.type,parentSchema:schema_6fb00faef9d0().properties.state,data:data1});
errors++;
}
}
if(data.iss !== undefined){
let data2 = data.iss;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_6fb00faef9d0().properties.iss,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6fb00faef9d0().properties.iss,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6fb00faef9d0().properties.iss.type,parentSchema:schema_6fb00faef9d0().properties.iss,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6fb00faef9d0().type,parentSchema:schema_6fb00faef9d0(),data});
errors++;
}
validate_McpAuthCode.errors = vErrors;
return errors === 0;
}
validate_McpAuthCode.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpAuthInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpAuthInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.redirectUrl === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUrl"},message:"must have required property '"+"redirectUrl"+"'",schema:schema_ff6683483e35().required,parentSchema:schema_ff6683483e35(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "redirectUrl")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ff6683483e35(),data});
errors++;
}
}
if(data.redirectUrl !== undefined){
let data0 = data.redirectUrl;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_ff6683483e35().properties.redirectUrl,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ff6683483e35().properties.redirectUrl,data:data0});
errors++;
}
if(!pattern_a61a432484c7.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/pattern",keyword:"pattern",params:{pattern: "^(https://|http://(127\\.0\\.0\\.1|\\[::1\\]|localhost)[:/])"},message:"must match pattern \""+"^(https://|http://(127\\.0\\.0\\.1|\\[::1\\]|localhost)[:/])"+"\"",schema:"^(https://|http://(127\\.0\\.0\\.1|\\[::1\\]|localhost)[:/])",parentSchema:schema_ff6683483e35().properties.redirectUrl,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/redirectUrl",schemaPath:"#/properties/redirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ff6683483e35().properties.redirectUrl.type,parentSchema:schema_ff6683483e35().properties.redirectUrl,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ff6683483e35().type,parentSchema:schema_ff6683483e35(),data});
errors++;
}
validate_McpAuthInput.errors = vErrors;
return errors === 0;
}
validate_McpAuthInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpCallStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpCallStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_490bd5f53c10().type,parentSchema:schema_490bd5f53c10(),data});
errors++;
}
if(!((((((((data === "waiting_approval") || (data === "approved")) || (data === "running")) || (data === "input_required")) || (data === "done")) || (data === "failed")) || (data === "cancelled")) || (data === "interrupted"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_490bd5f53c10().enum},message:"must be equal to one of the allowed values",schema:schema_490bd5f53c10().enum,parentSchema:schema_490bd5f53c10(),data});
errors++;
}
validate_McpCallStatus.errors = vErrors;
return errors === 0;
}
validate_McpCallStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5bb0418d610b(),data});
errors++;
}
}
if(data.clientId !== undefined){
let data0 = data.clientId;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_5bb0418d610b().properties.clientId,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_5bb0418d610b().properties.clientId,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5bb0418d610b().properties.clientId.type,parentSchema:schema_5bb0418d610b().properties.clientId,data:data0});
errors++;
}
}
if(data.clientSecret !== undefined){
let data1 = data.clientSecret;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_5bb0418d610b().properties.clientSecret,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_5bb0418d610b().properties.clientSecret,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/clientSecret",schemaPath:"#/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5bb0418d610b().properties.clientSecret.type,parentSchema:schema_5bb0418d610b().properties.clientSecret,data:data1});
errors++;
}
}
if(data.clientMetadataUrl !== undefined){
let data2 = data.clientMetadataUrl;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_5bb0418d610b().properties.clientMetadataUrl,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_5bb0418d610b().properties.clientMetadataUrl,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/clientMetadataUrl",schemaPath:"#/properties/clientMetadataUrl/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5bb0418d610b().properties.clientMetadataUrl.type,parentSchema:schema_5bb0418d610b().properties.clientMetadataUrl,data:data2});
errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_5bb0418d610b().properties.scope,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_5bb0418d610b().properties.scope,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5bb0418d610b().properties.scope.type,parentSchema:schema_5bb0418d610b().properties.scope,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5bb0418d610b().type,parentSchema:schema_5bb0418d610b(),data});
errors++;
}
validate_McpOAuthOptions.errors = vErrors;
return errors === 0;
}
validate_McpOAuthOptions.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpPromptInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpPromptInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverName"},message:"must have required property '"+"serverName"+"'",schema:schema_120898c8aa90().required,parentSchema:schema_120898c8aa90(),data});
errors++;
}
if(data.promptName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "promptName"},message:"must have required property '"+"promptName"+"'",schema:schema_120898c8aa90().required,parentSchema:schema_120898c8aa90(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "serverName") || (key0 === "promptName")) || (key0 === "arguments"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_120898c8aa90(),data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_120898c8aa90().properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_120898c8aa90().properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_120898c8aa90().properties.serverName.type,parentSchema:schema_120898c8aa90().properties.serverName,data:data0});
errors++;
}
}
if(data.promptName !== undefined){
let data1 = data.promptName;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/promptName",schemaPath:"#/properties/promptName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_120898c8aa90().properties.promptName,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/promptName",schemaPath:"#/properties/promptName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_120898c8aa90().properties.promptName,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/promptName",schemaPath:"#/properties/promptName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_120898c8aa90().properties.promptName.type,parentSchema:schema_120898c8aa90().properties.promptName,data:data1});
errors++;
}
}
if(data.arguments !== undefined){
let data2 = data.arguments;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema_120898c8aa90().properties.arguments,data:data2});
errors++;
}
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/arguments/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_120898c8aa90().properties.arguments.additionalProperties,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/arguments/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_120898c8aa90().properties.arguments.additionalProperties.type,parentSchema:schema_120898c8aa90().properties.arguments.additionalProperties,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_120898c8aa90().properties.arguments.type,parentSchema:schema_120898c8aa90().properties.arguments,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_120898c8aa90().type,parentSchema:schema_120898c8aa90(),data});
errors++;
}
validate_McpPromptInput.errors = vErrors;
return errors === 0;
}
validate_McpPromptInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_McpResourceInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_McpResourceInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverName"},message:"must have required property '"+"serverName"+"'",schema:schema_29d4e68e1fdb().required,parentSchema:schema_29d4e68e1fdb(),data});
errors++;
}
if(data.uri === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"},message:"must have required property '"+"uri"+"'",schema:schema_29d4e68e1fdb().required,parentSchema:schema_29d4e68e1fdb(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "serverName") || (key0 === "uri"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_29d4e68e1fdb(),data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_29d4e68e1fdb().properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_29d4e68e1fdb().properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_29d4e68e1fdb().properties.serverName.type,parentSchema:schema_29d4e68e1fdb().properties.serverName,data:data0});
errors++;
}
}
if(data.uri !== undefined){
let data1 = data.uri;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 8192){
vErrors = add(vErrors, {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters",schema:8192,parentSchema:schema_29d4e68e1fdb().properties.uri,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_29d4e68e1fdb().properties.uri,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_29d4e68e1fdb().properties.uri.type,parentSchema:schema_29d4e68e1fdb().properties.uri,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_29d4e68e1fdb().type,parentSchema:schema_29d4e68e1fdb(),data});
errors++;
}
validate_McpResourceInput.errors = vErrors;
return errors === 0;
}
validate_McpResourceInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
if(!(func_191f75b36e8d.call(schema_4895da031ad6().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4895da031ad6(),data});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.type.type,parentSchema:schema_4895da031ad6().properties.type,data:data0});
errors++;
}
if(!((((data0 === "stdio") || (data0 === "http")) || (data0 === "streamable-http")) || (data0 === "sse"))){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema_4895da031ad6().properties.type.enum},message:"must be equal to one of the allowed values",schema:schema_4895da031ad6().properties.type.enum,parentSchema:schema_4895da031ad6().properties.type,data:data0});
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_4895da031ad6().properties.command,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4895da031ad6().properties.command,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.command.type,parentSchema:schema_4895da031ad6().properties.command,data:data1});
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(Array.isArray(data2)){
if(data2.length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/args",schemaPath:"#/properties/args/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items",schema:256,parentSchema:schema_4895da031ad6().properties.args,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_4895da031ad6().properties.args.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.args.items.type,parentSchema:schema_4895da031ad6().properties.args.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_4895da031ad6().properties.args.type,parentSchema:schema_4895da031ad6().properties.args,data:data2});
errors++;
}
}
if(data.env !== undefined){
let data4 = data.env;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_4895da031ad6().properties.env,data:data4});
errors++;
}
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_4895da031ad6().properties.env.additionalProperties,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/env/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/env/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.env.additionalProperties.type,parentSchema:schema_4895da031ad6().properties.env.additionalProperties,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4895da031ad6().properties.env.type,parentSchema:schema_4895da031ad6().properties.env,data:data4});
errors++;
}
}
if(data.cwd !== undefined){
let data6 = data.cwd;
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_4895da031ad6().properties.cwd,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cwd",schemaPath:"#/properties/cwd/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.cwd.type,parentSchema:schema_4895da031ad6().properties.cwd,data:data6});
errors++;
}
}
if(data.url !== undefined){
let data7 = data.url;
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_4895da031ad6().properties.url,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4895da031ad6().properties.url,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.url.type,parentSchema:schema_4895da031ad6().properties.url,data:data7});
errors++;
}
}
if(data.headers !== undefined){
let data8 = data.headers;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_4895da031ad6().properties.headers,data:data8});
errors++;
}
for(const key2 in data8){
let data9 = data8[key2];
if(typeof data9 === "string"){
if(func_653064f49528(data9) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_4895da031ad6().properties.headers.additionalProperties,data:data9});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4895da031ad6().properties.headers.additionalProperties.type,parentSchema:schema_4895da031ad6().properties.headers.additionalProperties,data:data9});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4895da031ad6().properties.headers.type,parentSchema:schema_4895da031ad6().properties.headers,data:data8});
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
let data11 = data.tools;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxProperties",keyword:"maxProperties",params:{limit: 256},message:"must NOT have more than 256 properties",schema:256,parentSchema:schema_4895da031ad6().properties.tools,data:data11});
errors++;
}
for(const key3 in data11){
if(!(validate_McpToolRule(data11[key3], {instancePath:instancePath+"/tools/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpToolRule.errors : vErrors.concat(validate_McpToolRule.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4895da031ad6().properties.tools.type,parentSchema:schema_4895da031ad6().properties.tools,data:data11});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4895da031ad6().type,parentSchema:schema_4895da031ad6(),data});
errors++;
}
validate_McpServerEntry.errors = vErrors;
return errors === 0;
}
validate_McpServerEntry.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverName"},message:"must have required property '"+"serverName"+"'",schema:schema_b0d5cdce81f9().required,parentSchema:schema_b0d5cdce81f9(),data});
errors++;
}
if(data.toolName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolName"},message:"must have required property '"+"toolName"+"'",schema:schema_b0d5cdce81f9().required,parentSchema:schema_b0d5cdce81f9(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "serverName") || (key0 === "toolName")) || (key0 === "arguments")) || (key0 === "inputResponses")) || (key0 === "requestState"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b0d5cdce81f9(),data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b0d5cdce81f9().properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b0d5cdce81f9().properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b0d5cdce81f9().properties.serverName.type,parentSchema:schema_b0d5cdce81f9().properties.serverName,data:data0});
errors++;
}
}
if(data.toolName !== undefined){
let data1 = data.toolName;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b0d5cdce81f9().properties.toolName,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b0d5cdce81f9().properties.toolName,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/toolName",schemaPath:"#/properties/toolName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b0d5cdce81f9().properties.toolName.type,parentSchema:schema_b0d5cdce81f9().properties.toolName,data:data1});
errors++;
}
}
if(data.arguments !== undefined){
let data2 = data.arguments;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b0d5cdce81f9().properties.arguments.type,parentSchema:schema_b0d5cdce81f9().properties.arguments,data:data2});
errors++;
}
}
if(data.inputResponses !== undefined){
let data3 = data.inputResponses;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/inputResponses",schemaPath:"#/properties/inputResponses/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema_b0d5cdce81f9().properties.inputResponses,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/inputResponses",schemaPath:"#/properties/inputResponses/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b0d5cdce81f9().properties.inputResponses.type,parentSchema:schema_b0d5cdce81f9().properties.inputResponses,data:data3});
errors++;
}
}
if(data.requestState !== undefined){
let data4 = data.requestState;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 262144){
vErrors = add(vErrors, {instancePath:instancePath+"/requestState",schemaPath:"#/properties/requestState/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters",schema:262144,parentSchema:schema_b0d5cdce81f9().properties.requestState,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/requestState",schemaPath:"#/properties/requestState/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b0d5cdce81f9().properties.requestState.type,parentSchema:schema_b0d5cdce81f9().properties.requestState,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b0d5cdce81f9().type,parentSchema:schema_b0d5cdce81f9(),data});
errors++;
}
validate_McpToolCall.errors = vErrors;
return errors === 0;
}
validate_McpToolCall.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
function validate_ModelBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ModelBackend.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_24071eec844f().required,parentSchema:schema_24071eec844f(),data});
errors++;
}
if(data.model === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema_24071eec844f().required,parentSchema:schema_24071eec844f(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "model"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_24071eec844f(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_24071eec844f().properties.kind.type,parentSchema:schema_24071eec844f().properties.kind,data:data0});
errors++;
}
if("model" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "model"},message:"must be equal to constant",schema:"model",parentSchema:schema_24071eec844f().properties.kind,data:data0});
errors++;
}
}
if(data.model !== undefined){
if(!(validate_AiModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelName.errors : vErrors.concat(validate_AiModelName.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_24071eec844f().type,parentSchema:schema_24071eec844f(),data});
errors++;
}
validate_ModelBackend.errors = vErrors;
return errors === 0;
}
validate_ModelBackend.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_e42e299a26f7().required,parentSchema:schema_e42e299a26f7(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_e42e299a26f7().required,parentSchema:schema_e42e299a26f7(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e42e299a26f7(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e42e299a26f7().properties.name,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e42e299a26f7().properties.name,data:data1});
errors++;
}
if(!pattern_4ca84fdd3192.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_e42e299a26f7().properties.name,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e42e299a26f7().properties.name.type,parentSchema:schema_e42e299a26f7().properties.name,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e42e299a26f7().type,parentSchema:schema_e42e299a26f7(),data});
errors++;
}
validate_NewAuthor.errors = vErrors;
return errors === 0;
}
validate_NewAuthor.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_NewBranch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewBranch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_ef887d0c1a85().required,parentSchema:schema_ef887d0c1a85(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "from"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ef887d0c1a85(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_ef887d0c1a85().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ef887d0c1a85().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_ef887d0c1a85().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ef887d0c1a85().properties.name.type,parentSchema:schema_ef887d0c1a85().properties.name,data:data0});
errors++;
}
}
if(data.from !== undefined){
if(!(validate_GitRevision(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitRevision.errors : vErrors.concat(validate_GitRevision.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ef887d0c1a85().type,parentSchema:schema_ef887d0c1a85(),data});
errors++;
}
validate_NewBranch.errors = vErrors;
return errors === 0;
}
validate_NewBranch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_f57a2cbf5155(),data});
errors++;
}
if(func_653064f49528(data) < 3){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_f57a2cbf5155(),data});
errors++;
}
if(!pattern_778124763279.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$",parentSchema:schema_f57a2cbf5155(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f57a2cbf5155().type,parentSchema:schema_f57a2cbf5155(),data});
errors++;
}
validate_NewEmailAddress.errors = vErrors;
return errors === 0;
}
validate_NewEmailAddress.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_NewRemote(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewRemote.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_ad388a617a24().required,parentSchema:schema_ad388a617a24(),data});
errors++;
}
if(data.url === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_ad388a617a24().required,parentSchema:schema_ad388a617a24(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "url"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ad388a617a24(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_ad388a617a24().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_ad388a617a24().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_ad388a617a24().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ad388a617a24().properties.name.type,parentSchema:schema_ad388a617a24().properties.name,data:data0});
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 2048){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_ad388a617a24().properties.url,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_ad388a617a24().properties.url,data:data1});
errors++;
}
if(!pattern_7f5db9f2e895.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000-\\u001f\\u007f-]\\S*$"},message:"must match pattern \""+"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$"+"\"",schema:"^[^\\s\\u0000-\\u001f\\u007f-]\\S*$",parentSchema:schema_ad388a617a24().properties.url,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ad388a617a24().properties.url.type,parentSchema:schema_ad388a617a24().properties.url,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ad388a617a24().type,parentSchema:schema_ad388a617a24(),data});
errors++;
}
validate_NewRemote.errors = vErrors;
return errors === 0;
}
validate_NewRemote.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_d8b3f32cf668(),data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_d8b3f32cf668().items,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d8b3f32cf668().items,data:data0});
errors++;
}
if(!pattern_4ca84fdd3192.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_d8b3f32cf668().items,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d8b3f32cf668().items.type,parentSchema:schema_d8b3f32cf668().items,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d8b3f32cf668().type,parentSchema:schema_d8b3f32cf668(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_847177f9a068(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_847177f9a068(),data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_847177f9a068(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_847177f9a068().type,parentSchema:schema_847177f9a068(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_9d72abee77de(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_9d72abee77de(),data});
errors++;
}
if(!pattern_2b48c0b41be3.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_9d72abee77de(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9d72abee77de().type,parentSchema:schema_9d72abee77de(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0533c59a56ab(),data});
errors++;
}
}
if(data.tag !== undefined){
let data0 = data.tag;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_0533c59a56ab().properties.tag,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0533c59a56ab().properties.tag,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0533c59a56ab().properties.tag.type,parentSchema:schema_0533c59a56ab().properties.tag,data:data0});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0533c59a56ab().type,parentSchema:schema_0533c59a56ab(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1c7be82d9e71().type,parentSchema:schema_1c7be82d9e71(),data});
errors++;
}
let valid0;
valid0 = false;
for(const v0 of schema_1c7be82d9e71().enum){
if(func_c9f60fb71e99(data, v0)){
valid0 = true;
break;
}
}
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_1c7be82d9e71().enum},message:"must be equal to one of the allowed values",schema:schema_1c7be82d9e71().enum,parentSchema:schema_1c7be82d9e71(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_8caad97c0c93(),data});
errors++;
}
if(func_653064f49528(data) < 10){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema_8caad97c0c93(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8caad97c0c93().type,parentSchema:schema_8caad97c0c93(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'",schema:schema_57e78f77758c().required,parentSchema:schema_57e78f77758c(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "currentPassword") || (key0 === "newPassword"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_57e78f77758c(),data});
errors++;
}
}
if(data.currentPassword !== undefined){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_57e78f77758c().properties.currentPassword,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_57e78f77758c().properties.currentPassword,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/currentPassword",schemaPath:"#/properties/currentPassword/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_57e78f77758c().properties.currentPassword.type,parentSchema:schema_57e78f77758c().properties.currentPassword,data:data0});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_57e78f77758c().type,parentSchema:schema_57e78f77758c(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_835ac363cda3(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/restart",schemaPath:"#/properties/restart/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_835ac363cda3().properties.restart.type,parentSchema:schema_835ac363cda3().properties.restart,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_835ac363cda3().type,parentSchema:schema_835ac363cda3(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepIds"},message:"must have required property '"+"stepIds"+"'",schema:schema_3abe50a89655().required,parentSchema:schema_3abe50a89655(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "stepIds")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_3abe50a89655(),data});
errors++;
}
}
if(data.stepIds !== undefined){
let data0 = data.stepIds;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/stepIds",schemaPath:"#/properties/stepIds/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_3abe50a89655().properties.stepIds,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/stepIds",schemaPath:"#/properties/stepIds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_3abe50a89655().properties.stepIds.type,parentSchema:schema_3abe50a89655().properties.stepIds,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3abe50a89655().type,parentSchema:schema_3abe50a89655(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_e44bff718aa2().required,parentSchema:schema_e44bff718aa2(),data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_e44bff718aa2().required,parentSchema:schema_e44bff718aa2(),data});
errors++;
}
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_e44bff718aa2().required,parentSchema:schema_e44bff718aa2(),data});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e44bff718aa2(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_e44bff718aa2().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44bff718aa2().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_e44bff718aa2().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2().properties.name.type,parentSchema:schema_e44bff718aa2().properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e44bff718aa2().properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_e44bff718aa2().properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2().properties.cron.type,parentSchema:schema_e44bff718aa2().properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_e44bff718aa2().properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44bff718aa2().properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2().properties.timeZone.type,parentSchema:schema_e44bff718aa2().properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44bff718aa2().properties.kind.type,parentSchema:schema_e44bff718aa2().properties.kind,data:data3});
errors++;
}
if("execute_plan" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "execute_plan"},message:"must be equal to constant",schema:"execute_plan",parentSchema:schema_e44bff718aa2().properties.kind,data:data3});
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
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_e44bff718aa2().properties.isActive.type,parentSchema:schema_e44bff718aa2().properties.isActive,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e44bff718aa2().type,parentSchema:schema_e44bff718aa2(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema_354db61fd466().required,parentSchema:schema_354db61fd466(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "command")) || (key0 === "expectedOutcome")) || (key0 === "position"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_354db61fd466(),data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_354db61fd466().properties.description,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_354db61fd466().properties.description,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_354db61fd466().properties.description,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_354db61fd466().properties.description.type,parentSchema:schema_354db61fd466().properties.description,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_354db61fd466().properties.position.type,parentSchema:schema_354db61fd466().properties.position,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_354db61fd466().properties.position,data:data3});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_354db61fd466().properties.position,data:data3});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_354db61fd466().type,parentSchema:schema_354db61fd466(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_e44d4be07d50(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "description") || (key0 === "command")) || (key0 === "expectedOutcome"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e44d4be07d50(),data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_e44d4be07d50().properties.description,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44d4be07d50().properties.description,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_e44d4be07d50().properties.description,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e44d4be07d50().properties.description.type,parentSchema:schema_e44d4be07d50().properties.description,data:data0});
errors++;
}
}
if(data.command !== undefined){
let data1 = data.command;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: schema_e44d4be07d50().properties.command.type},message:"must be string,null",schema:schema_e44d4be07d50().properties.command.type,parentSchema:schema_e44d4be07d50().properties.command,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_e44d4be07d50().properties.command,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e44d4be07d50().properties.command,data:data1});
errors++;
}
if(!pattern_8b68993ae9cc.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/pattern",keyword:"pattern",params:{pattern: "^[^\\0]*$"},message:"must match pattern \""+"^[^\\0]*$"+"\"",schema:"^[^\\0]*$",parentSchema:schema_e44d4be07d50().properties.command,data:data1});
errors++;
}
}
}
if(data.expectedOutcome !== undefined){
let data2 = data.expectedOutcome;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOutcome",schemaPath:"#/properties/expectedOutcome/type",keyword:"type",params:{type: schema_e44d4be07d50().properties.expectedOutcome.type},message:"must be string,null",schema:schema_e44d4be07d50().properties.expectedOutcome.type,parentSchema:schema_e44d4be07d50().properties.expectedOutcome,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOutcome",schemaPath:"#/properties/expectedOutcome/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_e44d4be07d50().properties.expectedOutcome,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e44d4be07d50().type,parentSchema:schema_e44d4be07d50(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_189a5f53465f().required,parentSchema:schema_189a5f53465f(),data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_189a5f53465f().required,parentSchema:schema_189a5f53465f(),data});
errors++;
}
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_189a5f53465f().required,parentSchema:schema_189a5f53465f(),data});
errors++;
}
if(data.planStepId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "planStepId"},message:"must have required property '"+"planStepId"+"'",schema:schema_189a5f53465f().required,parentSchema:schema_189a5f53465f(),data});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "taskId")) || (key0 === "planStepId")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_189a5f53465f(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_189a5f53465f().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_189a5f53465f().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_189a5f53465f().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f().properties.name.type,parentSchema:schema_189a5f53465f().properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_189a5f53465f().properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_189a5f53465f().properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f().properties.cron.type,parentSchema:schema_189a5f53465f().properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_189a5f53465f().properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_189a5f53465f().properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f().properties.timeZone.type,parentSchema:schema_189a5f53465f().properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_189a5f53465f().properties.kind.type,parentSchema:schema_189a5f53465f().properties.kind,data:data3});
errors++;
}
if("execute_plan_step" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "execute_plan_step"},message:"must be equal to constant",schema:"execute_plan_step",parentSchema:schema_189a5f53465f().properties.kind,data:data3});
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
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_189a5f53465f().properties.isActive.type,parentSchema:schema_189a5f53465f().properties.isActive,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_189a5f53465f().type,parentSchema:schema_189a5f53465f(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema_9c5db754e1c3(),data});
errors++;
}
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_9c5db754e1c3(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9c5db754e1c3().type,parentSchema:schema_9c5db754e1c3(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cd01bf4ef390().type,parentSchema:schema_cd01bf4ef390(),data});
errors++;
}
if(!((((data === "read_only") || (data === "agent")) || (data === "ci")) || (data === "full"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_cd01bf4ef390().enum},message:"must be equal to one of the allowed values",schema:schema_cd01bf4ef390().enum,parentSchema:schema_cd01bf4ef390(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f8886c0311cd().type,parentSchema:schema_f8886c0311cd(),data});
errors++;
}
if(!((((data === "low") || (data === "medium")) || (data === "high")) || (data === "critical"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f8886c0311cd().enum},message:"must be equal to one of the allowed values",schema:schema_f8886c0311cd().enum,parentSchema:schema_f8886c0311cd(),data});
errors++;
}
validate_Priority.errors = vErrors;
return errors === 0;
}
validate_Priority.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_PullInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PullInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "remote") || (key0 === "branch")) || (key0 === "mode"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d161e1a0366b(),data});
errors++;
}
}
if(data.remote !== undefined){
let data0 = data.remote;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_d161e1a0366b().properties.remote,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d161e1a0366b().properties.remote,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d161e1a0366b().properties.remote.type,parentSchema:schema_d161e1a0366b().properties.remote,data:data0});
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_d161e1a0366b().properties.branch,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d161e1a0366b().properties.branch,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d161e1a0366b().properties.branch.type,parentSchema:schema_d161e1a0366b().properties.branch,data:data1});
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d161e1a0366b().properties.mode.type,parentSchema:schema_d161e1a0366b().properties.mode,data:data2});
errors++;
}
if(!((data2 === "fast_forward") || (data2 === "merge"))){
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_d161e1a0366b().properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_d161e1a0366b().properties.mode.enum,parentSchema:schema_d161e1a0366b().properties.mode,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d161e1a0366b().type,parentSchema:schema_d161e1a0366b(),data});
errors++;
}
validate_PullInput.errors = vErrors;
return errors === 0;
}
validate_PullInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_2db2e1b17b73(),data});
errors++;
}
}
if(data.remote !== undefined){
let data0 = data.remote;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_2db2e1b17b73().properties.remote,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_2db2e1b17b73().properties.remote,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2db2e1b17b73().properties.remote.type,parentSchema:schema_2db2e1b17b73().properties.remote,data:data0});
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_2db2e1b17b73().properties.branch,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_2db2e1b17b73().properties.branch,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2db2e1b17b73().properties.branch.type,parentSchema:schema_2db2e1b17b73().properties.branch,data:data1});
errors++;
}
}
if(data.force !== undefined){
let data2 = data.force;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_2db2e1b17b73().properties.force.type,parentSchema:schema_2db2e1b17b73().properties.force,data:data2});
errors++;
}
}
if(data.dryRun !== undefined){
let data3 = data.dryRun;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_2db2e1b17b73().properties.dryRun.type,parentSchema:schema_2db2e1b17b73().properties.dryRun,data:data3});
errors++;
}
}
if(data.expectedOid !== undefined){
let data4 = data.expectedOid;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_2db2e1b17b73().properties.expectedOid,data:data4});
errors++;
}
if(func_653064f49528(data4) < 40){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/minLength",keyword:"minLength",params:{limit: 40},message:"must NOT have fewer than 40 characters",schema:40,parentSchema:schema_2db2e1b17b73().properties.expectedOid,data:data4});
errors++;
}
if(!pattern_0f9eb2dd2a36.test(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\"",schema:"^([0-9a-f]{40}|[0-9a-f]{64})$",parentSchema:schema_2db2e1b17b73().properties.expectedOid,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/expectedOid",schemaPath:"#/properties/expectedOid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_2db2e1b17b73().properties.expectedOid.type,parentSchema:schema_2db2e1b17b73().properties.expectedOid,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_2db2e1b17b73().type,parentSchema:schema_2db2e1b17b73(),data});
errors++;
}
validate_PushInput.errors = vErrors;
return errors === 0;
}
validate_PushInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_QueuedMessagePatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_QueuedMessagePatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_d2c34a33e8a2(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "content") || (key0 === "delivery"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d2c34a33e8a2(),data});
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 262144){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 262144},message:"must NOT have more than 262144 characters",schema:262144,parentSchema:schema_d2c34a33e8a2().properties.content,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d2c34a33e8a2().properties.content,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d2c34a33e8a2().properties.content.type,parentSchema:schema_d2c34a33e8a2().properties.content,data:data0});
errors++;
}
}
if(data.delivery !== undefined){
if(!(validate_ChatDelivery(data.delivery, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatDelivery.errors : vErrors.concat(validate_ChatDelivery.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d2c34a33e8a2().type,parentSchema:schema_d2c34a33e8a2(),data});
errors++;
}
validate_QueuedMessagePatch.errors = vErrors;
return errors === 0;
}
validate_QueuedMessagePatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4821d8f0c305().type,parentSchema:schema_4821d8f0c305(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema_4821d8f0c305(),data});
errors++;
}
if(data < 0 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_4821d8f0c305(),data});
errors++;
}
}
validate_Readiness.errors = vErrors;
return errors === 0;
}
validate_Readiness.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ReauthenticationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ReauthenticationInput.evaluated;
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
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_3d8a4a7b63db().anyOf[0].required,parentSchema:schema_3d8a4a7b63db().anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_3d8a4a7b63db().anyOf[1].required,parentSchema:schema_3d8a4a7b63db().anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_3d8a4a7b63db().anyOf,parentSchema:schema_3d8a4a7b63db(),data});
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
if(!((key0 === "password") || (key0 === "token"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_3d8a4a7b63db(),data});
errors++;
}
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_3d8a4a7b63db().properties.password,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_3d8a4a7b63db().properties.password,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_3d8a4a7b63db().properties.password.type,parentSchema:schema_3d8a4a7b63db().properties.password,data:data0});
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_3d8a4a7b63db().properties.token,data:data1});
errors++;
}
if(func_653064f49528(data1) < 20){
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_3d8a4a7b63db().properties.token,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_3d8a4a7b63db().properties.token.type,parentSchema:schema_3d8a4a7b63db().properties.token,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3d8a4a7b63db().type,parentSchema:schema_3d8a4a7b63db(),data});
errors++;
}
validate_ReauthenticationInput.errors = vErrors;
return errors === 0;
}
validate_ReauthenticationInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_9b0c390303f1(),data});
errors++;
}
if(func_653064f49528(data) < 3){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_9b0c390303f1(),data});
errors++;
}
if(!pattern_4ca84fdd3192.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_9b0c390303f1(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_9b0c390303f1().type,parentSchema:schema_9b0c390303f1(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_dc25b322485d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_dc25b322485d().type,parentSchema:schema_dc25b322485d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_084bac2550c6(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_084bac2550c6().type,parentSchema:schema_084bac2550c6(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_c26d4508ceda(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "description") || (key0 === "taskId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c26d4508ceda(),data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_c26d4508ceda().properties.description.type},message:"must be string,null",schema:schema_c26d4508ceda().properties.description.type,parentSchema:schema_c26d4508ceda().properties.description,data:data0});
errors++;
}
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_c26d4508ceda().properties.description,data:data0});
errors++;
}
}
}
if(data.taskId !== undefined){
let data1 = data.taskId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: schema_c26d4508ceda().properties.taskId.type},message:"must be string,null",schema:schema_c26d4508ceda().properties.taskId.type,parentSchema:schema_c26d4508ceda().properties.taskId,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_c26d4508ceda().properties.taskId,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c26d4508ceda().properties.taskId,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c26d4508ceda().type,parentSchema:schema_c26d4508ceda(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'",schema:schema_462d7534f1ad().required,parentSchema:schema_462d7534f1ad(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "verdict") || (key0 === "content"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_462d7534f1ad(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_462d7534f1ad().properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_462d7534f1ad().properties.content.type,parentSchema:schema_462d7534f1ad().properties.content,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_462d7534f1ad().type,parentSchema:schema_462d7534f1ad(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_81a005dce18d(),data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_81a005dce18d().items,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_81a005dce18d().items,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_81a005dce18d().items.type,parentSchema:schema_81a005dce18d().items,data:data0});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_81a005dce18d(),data});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_81a005dce18d().type,parentSchema:schema_81a005dce18d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewers"},message:"must have required property '"+"reviewers"+"'",schema:schema_b6458a96c749().required,parentSchema:schema_b6458a96c749(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "reviewers")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b6458a96c749(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b6458a96c749().type,parentSchema:schema_b6458a96c749(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f251aa97185d().type,parentSchema:schema_f251aa97185d(),data});
errors++;
}
if(!(((((data === "owner") || (data === "maintainer")) || (data === "developer")) || (data === "viewer")) || (data === "agent"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_f251aa97185d().enum},message:"must be equal to one of the allowed values",schema:schema_f251aa97185d().enum,parentSchema:schema_f251aa97185d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f6e8c25e4099(),data});
errors++;
}
}
if(data.overlapSeconds !== undefined){
let data0 = data.overlapSeconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/overlapSeconds",schemaPath:"#/properties/overlapSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_f6e8c25e4099().properties.overlapSeconds.type,parentSchema:schema_f6e8c25e4099().properties.overlapSeconds,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/overlapSeconds",schemaPath:"#/properties/overlapSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800",schema:604800,parentSchema:schema_f6e8c25e4099().properties.overlapSeconds,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/overlapSeconds",schemaPath:"#/properties/overlapSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_f6e8c25e4099().properties.overlapSeconds,data:data0});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f6e8c25e4099().type,parentSchema:schema_f6e8c25e4099(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema_0b829239e80d().discriminator,parentSchema:schema_0b829239e80d(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema_0b829239e80d().discriminator,parentSchema:schema_0b829239e80d(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0b829239e80d().type,parentSchema:schema_0b829239e80d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_cab6eb7f679b(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cab6eb7f679b(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema_cab6eb7f679b().properties.name.type},message:"must be string,null",schema:schema_cab6eb7f679b().properties.name.type,parentSchema:schema_cab6eb7f679b().properties.name,data:data0});
errors++;
}
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_cab6eb7f679b().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cab6eb7f679b().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_cab6eb7f679b().properties.name,data:data0});
errors++;
}
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_cab6eb7f679b().properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_cab6eb7f679b().properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cab6eb7f679b().properties.cron.type,parentSchema:schema_cab6eb7f679b().properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_cab6eb7f679b().properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cab6eb7f679b().properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cab6eb7f679b().properties.timeZone.type,parentSchema:schema_cab6eb7f679b().properties.timeZone,data:data2});
errors++;
}
}
if(data.isActive !== undefined){
let data3 = data.isActive;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_cab6eb7f679b().properties.isActive.type,parentSchema:schema_cab6eb7f679b().properties.isActive,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cab6eb7f679b().type,parentSchema:schema_cab6eb7f679b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_efbcc519e6c0().type,parentSchema:schema_efbcc519e6c0(),data});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "tasks:read")) || (data === "tasks:write")) || (data === "tasks:execute")) || (data === "resources:read")) || (data === "resources:write")) || (data === "terminal:read")) || (data === "terminal:execute")) || (data === "mail:read")) || (data === "mail:write")) || (data === "mail:send")) || (data === "context:read")) || (data === "context:write")) || (data === "config:read")) || (data === "config:write")) || (data === "secrets:write")) || (data === "git:read")) || (data === "git:write")) || (data === "git:push")) || (data === "mcp:read")) || (data === "mcp:execute")) || (data === "mcp:admin")) || (data === "skills:read")) || (data === "skills:write")) || (data === "skills:execute")) || (data === "knowledge:read")) || (data === "knowledge:write")) || (data === "ai:read")) || (data === "ai:execute")) || (data === "ai:admin")) || (data === "chats:read")) || (data === "chats:write")) || (data === "chats:approve")) || (data === "identity:read")) || (data === "identity:write")) || (data === "tokens:manage")) || (data === "users:read")) || (data === "users:admin")) || (data === "jobs:read")) || (data === "jobs:write")) || (data === "integrations:admin")) || (data === "events:read")) || (data === "webhooks:admin")) || (data === "audit:read"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_efbcc519e6c0().enum},message:"must be equal to one of the allowed values",schema:schema_efbcc519e6c0().enum,parentSchema:schema_efbcc519e6c0(),data});
errors++;
}
validate_Scope.errors = vErrors;
return errors === 0;
}
validate_Scope.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_ScriptRunInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScriptRunInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "arguments") || (key0 === "timeoutSeconds"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ce619ead2605(),data});
errors++;
}
}
if(data.arguments !== undefined){
let data0 = data.arguments;
if(Array.isArray(data0)){
if(data0.length > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items",schema:64,parentSchema:schema_ce619ead2605().properties.arguments,data:data0});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_ce619ead2605().properties.arguments.items,data:data1});
errors++;
}
if(!pattern_5262ac7eed9d.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",schema:"^[^\\u0000]*$",parentSchema:schema_ce619ead2605().properties.arguments.items,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_ce619ead2605().properties.arguments.items.type,parentSchema:schema_ce619ead2605().properties.arguments.items,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_ce619ead2605().properties.arguments.type,parentSchema:schema_ce619ead2605().properties.arguments,data:data0});
errors++;
}
}
if(data.timeoutSeconds !== undefined){
let data2 = data.timeoutSeconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_ce619ead2605().properties.timeoutSeconds.type,parentSchema:schema_ce619ead2605().properties.timeoutSeconds,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3600 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema_ce619ead2605().properties.timeoutSeconds,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_ce619ead2605().properties.timeoutSeconds,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ce619ead2605().type,parentSchema:schema_ce619ead2605(),data});
errors++;
}
validate_ScriptRunInput.errors = vErrors;
return errors === 0;
}
validate_ScriptRunInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SecretInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SecretInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema_b3b9e9eb2074().required,parentSchema:schema_b3b9e9eb2074(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "value")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b3b9e9eb2074(),data});
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_b3b9e9eb2074().properties.value,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b3b9e9eb2074().properties.value,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b3b9e9eb2074().properties.value.type,parentSchema:schema_b3b9e9eb2074().properties.value,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b3b9e9eb2074().type,parentSchema:schema_b3b9e9eb2074(),data});
errors++;
}
validate_SecretInput.errors = vErrors;
return errors === 0;
}
validate_SecretInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SecretName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SecretName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 128){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_0581fc1d1cc8(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0581fc1d1cc8(),data});
errors++;
}
if(!pattern_c36f5eb30067.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_.-]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_.-]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_.-]*$",parentSchema:schema_0581fc1d1cc8(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0581fc1d1cc8().type,parentSchema:schema_0581fc1d1cc8(),data});
errors++;
}
validate_SecretName.errors = vErrors;
return errors === 0;
}
validate_SecretName.evaluated = {"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_1ab50897da3c().required,parentSchema:schema_1ab50897da3c(),data});
errors++;
}
if(data.username === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema_1ab50897da3c().required,parentSchema:schema_1ab50897da3c(),data});
errors++;
}
if(data.password === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_1ab50897da3c().required,parentSchema:schema_1ab50897da3c(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "username")) || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1ab50897da3c(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1ab50897da3c().type,parentSchema:schema_1ab50897da3c(),data});
errors++;
}
validate_SetupInput.errors = vErrors;
return errors === 0;
}
validate_SetupInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillApprovalInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillApprovalInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.digest === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'",schema:schema_9c92f4a0fc43().required,parentSchema:schema_9c92f4a0fc43(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "digest")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9c92f4a0fc43(),data});
errors++;
}
}
if(data.digest !== undefined){
if(!(validate_SkillDigest(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SkillDigest.errors : vErrors.concat(validate_SkillDigest.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9c92f4a0fc43().type,parentSchema:schema_9c92f4a0fc43(),data});
errors++;
}
validate_SkillApprovalInput.errors = vErrors;
return errors === 0;
}
validate_SkillApprovalInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillDigest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillDigest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func_653064f49528(data) > 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_8ee196fe9dcc(),data});
errors++;
}
if(func_653064f49528(data) < 64){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 64},message:"must NOT have fewer than 64 characters",schema:64,parentSchema:schema_8ee196fe9dcc(),data});
errors++;
}
if(!pattern_34517ed6cb83.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\"",schema:"^[0-9a-f]{64}$",parentSchema:schema_8ee196fe9dcc(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_8ee196fe9dcc().type,parentSchema:schema_8ee196fe9dcc(),data});
errors++;
}
validate_SkillDigest.errors = vErrors;
return errors === 0;
}
validate_SkillDigest.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SkillFileEncoding(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillFileEncoding.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cd66def76f0b().type,parentSchema:schema_cd66def76f0b(),data});
errors++;
}
if(!((data === "utf8") || (data === "base64"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_cd66def76f0b().enum},message:"must be equal to one of the allowed values",schema:schema_cd66def76f0b().enum,parentSchema:schema_cd66def76f0b(),data});
errors++;
}
validate_SkillFileEncoding.errors = vErrors;
return errors === 0;
}
validate_SkillFileEncoding.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_SkillFileInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillFileInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_a94bcc5747b4().required,parentSchema:schema_a94bcc5747b4(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "content") || (key0 === "encoding")) || (key0 === "isExecutable"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a94bcc5747b4(),data});
errors++;
}
}
if(data.content !== undefined){
let data0 = data.content;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1398104){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1398104},message:"must NOT have more than 1398104 characters",schema:1398104,parentSchema:schema_a94bcc5747b4().properties.content,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a94bcc5747b4().properties.content.type,parentSchema:schema_a94bcc5747b4().properties.content,data:data0});
errors++;
}
}
if(data.encoding !== undefined){
if(!(validate_SkillFileEncoding(data.encoding, {instancePath:instancePath+"/encoding",parentData:data,parentDataProperty:"encoding",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SkillFileEncoding.errors : vErrors.concat(validate_SkillFileEncoding.errors);
errors = vErrors.length;
}
}
if(data.isExecutable !== undefined){
let data2 = data.isExecutable;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isExecutable",schemaPath:"#/properties/isExecutable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_a94bcc5747b4().properties.isExecutable.type,parentSchema:schema_a94bcc5747b4().properties.isExecutable,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a94bcc5747b4().type,parentSchema:schema_a94bcc5747b4(),data});
errors++;
}
validate_SkillFileInput.errors = vErrors;
return errors === 0;
}
validate_SkillFileInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_a0440f0214fd().required,parentSchema:schema_a0440f0214fd(),data});
errors++;
}
if(data.description === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema_a0440f0214fd().required,parentSchema:schema_a0440f0214fd(),data});
errors++;
}
if(data.content === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'",schema:schema_a0440f0214fd().required,parentSchema:schema_a0440f0214fd(),data});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "description")) || (key0 === "content")) || (key0 === "license")) || (key0 === "compatibility")) || (key0 === "metadata")) || (key0 === "allowedTools"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a0440f0214fd(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_a0440f0214fd().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a0440f0214fd().properties.name,data:data0});
errors++;
}
if(!pattern_a72d2ec9c3b9.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[a-z0-9]+(-[a-z0-9]+)*$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=[a-z0-9]+(-[a-z0-9]+)*$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=[a-z0-9]+(-[a-z0-9]+)*$)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_a0440f0214fd().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.name.type,parentSchema:schema_a0440f0214fd().properties.name,data:data0});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_a0440f0214fd().properties.description,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a0440f0214fd().properties.description,data:data1});
errors++;
}
if(!pattern_6301c483b4a6.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_a0440f0214fd().properties.description,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.description.type,parentSchema:schema_a0440f0214fd().properties.description,data:data1});
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1048576){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",schema:1048576,parentSchema:schema_a0440f0214fd().properties.content,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.content.type,parentSchema:schema_a0440f0214fd().properties.content,data:data2});
errors++;
}
}
if(data.license !== undefined){
let data3 = data.license;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/license",schemaPath:"#/properties/license/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_a0440f0214fd().properties.license,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/license",schemaPath:"#/properties/license/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a0440f0214fd().properties.license,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.license.type,parentSchema:schema_a0440f0214fd().properties.license,data:data3});
errors++;
}
}
if(data.compatibility !== undefined){
let data4 = data.compatibility;
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 500){
vErrors = add(vErrors, {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema_a0440f0214fd().properties.compatibility,data:data4});
errors++;
}
if(func_653064f49528(data4) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a0440f0214fd().properties.compatibility,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.compatibility.type,parentSchema:schema_a0440f0214fd().properties.compatibility,data:data4});
errors++;
}
}
if(data.metadata !== undefined){
let data5 = data.metadata;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema_a0440f0214fd().properties.metadata,data:data5});
errors++;
}
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_a0440f0214fd().properties.metadata.additionalProperties,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.metadata.additionalProperties.type,parentSchema:schema_a0440f0214fd().properties.metadata.additionalProperties,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a0440f0214fd().properties.metadata.type,parentSchema:schema_a0440f0214fd().properties.metadata,data:data5});
errors++;
}
}
if(data.allowedTools !== undefined){
let data7 = data.allowedTools;
if(Array.isArray(data7)){
if(data7.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_a0440f0214fd().properties.allowedTools,data:data7});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func_653064f49528(data8) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_a0440f0214fd().properties.allowedTools.items,data:data8});
errors++;
}
if(func_653064f49528(data8) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a0440f0214fd().properties.allowedTools.items,data:data8});
errors++;
}
if(!pattern_8708e2e11512.test(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s,()]+(\\([^()]*\\))?$"},message:"must match pattern \""+"^[^\\s,()]+(\\([^()]*\\))?$"+"\"",schema:"^[^\\s,()]+(\\([^()]*\\))?$",parentSchema:schema_a0440f0214fd().properties.allowedTools.items,data:data8});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a0440f0214fd().properties.allowedTools.items.type,parentSchema:schema_a0440f0214fd().properties.allowedTools.items,data:data8});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_a0440f0214fd().properties.allowedTools.type,parentSchema:schema_a0440f0214fd().properties.allowedTools,data:data7});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a0440f0214fd().type,parentSchema:schema_a0440f0214fd(),data});
errors++;
}
validate_SkillInput.errors = vErrors;
return errors === 0;
}
validate_SkillInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillMatchInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillMatchInput.evaluated;
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
if(data.query === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema_669751a3d743().anyOf[0].required,parentSchema:schema_669751a3d743().anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.taskId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_669751a3d743().anyOf[1].required,parentSchema:schema_669751a3d743().anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_669751a3d743().anyOf,parentSchema:schema_669751a3d743(),data});
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
if(!(((key0 === "query") || (key0 === "taskId")) || (key0 === "limit"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_669751a3d743(),data});
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 8192){
vErrors = add(vErrors, {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters",schema:8192,parentSchema:schema_669751a3d743().properties.query,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_669751a3d743().properties.query,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_669751a3d743().properties.query.type,parentSchema:schema_669751a3d743().properties.query,data:data0});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_669751a3d743().properties.limit.type,parentSchema:schema_669751a3d743().properties.limit,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema_669751a3d743().properties.limit,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_669751a3d743().properties.limit,data:data2});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_669751a3d743().type,parentSchema:schema_669751a3d743(),data});
errors++;
}
validate_SkillMatchInput.errors = vErrors;
return errors === 0;
}
validate_SkillMatchInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_4c9b9af2a07b(),data});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "description") || (key0 === "content")) || (key0 === "license")) || (key0 === "compatibility")) || (key0 === "metadata")) || (key0 === "allowedTools")) || (key0 === "isEnabled"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4c9b9af2a07b(),data});
errors++;
}
}
if(data.description !== undefined){
let data0 = data.description;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_4c9b9af2a07b().properties.description,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4c9b9af2a07b().properties.description,data:data0});
errors++;
}
if(!pattern_6301c483b4a6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema_4c9b9af2a07b().properties.description,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4c9b9af2a07b().properties.description.type,parentSchema:schema_4c9b9af2a07b().properties.description,data:data0});
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 1048576){
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",schema:1048576,parentSchema:schema_4c9b9af2a07b().properties.content,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4c9b9af2a07b().properties.content.type,parentSchema:schema_4c9b9af2a07b().properties.content,data:data1});
errors++;
}
}
if(data.license !== undefined){
let data2 = data.license;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/license",schemaPath:"#/properties/license/type",keyword:"type",params:{type: schema_4c9b9af2a07b().properties.license.type},message:"must be string,null",schema:schema_4c9b9af2a07b().properties.license.type,parentSchema:schema_4c9b9af2a07b().properties.license,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/license",schemaPath:"#/properties/license/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_4c9b9af2a07b().properties.license,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/license",schemaPath:"#/properties/license/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4c9b9af2a07b().properties.license,data:data2});
errors++;
}
}
}
if(data.compatibility !== undefined){
let data3 = data.compatibility;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/type",keyword:"type",params:{type: schema_4c9b9af2a07b().properties.compatibility.type},message:"must be string,null",schema:schema_4c9b9af2a07b().properties.compatibility.type,parentSchema:schema_4c9b9af2a07b().properties.compatibility,data:data3});
errors++;
}
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 500){
vErrors = add(vErrors, {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema_4c9b9af2a07b().properties.compatibility,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/compatibility",schemaPath:"#/properties/compatibility/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4c9b9af2a07b().properties.compatibility,data:data3});
errors++;
}
}
}
if(data.metadata !== undefined){
let data4 = data.metadata;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema_4c9b9af2a07b().properties.metadata.type},message:"must be object,null",schema:schema_4c9b9af2a07b().properties.metadata.type,parentSchema:schema_4c9b9af2a07b().properties.metadata,data:data4});
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100){
vErrors = add(vErrors, {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema_4c9b9af2a07b().properties.metadata,data:data4});
errors++;
}
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_4c9b9af2a07b().properties.metadata.additionalProperties,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4c9b9af2a07b().properties.metadata.additionalProperties.type,parentSchema:schema_4c9b9af2a07b().properties.metadata.additionalProperties,data:data5});
errors++;
}
}
}
}
if(data.allowedTools !== undefined){
let data6 = data.allowedTools;
if((!(Array.isArray(data6))) && (data6 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/type",keyword:"type",params:{type: schema_4c9b9af2a07b().properties.allowedTools.type},message:"must be array,null",schema:schema_4c9b9af2a07b().properties.allowedTools.type,parentSchema:schema_4c9b9af2a07b().properties.allowedTools,data:data6});
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 200){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools",schemaPath:"#/properties/allowedTools/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema_4c9b9af2a07b().properties.allowedTools,data:data6});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_4c9b9af2a07b().properties.allowedTools.items,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4c9b9af2a07b().properties.allowedTools.items,data:data7});
errors++;
}
if(!pattern_8708e2e11512.test(data7)){
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s,()]+(\\([^()]*\\))?$"},message:"must match pattern \""+"^[^\\s,()]+(\\([^()]*\\))?$"+"\"",schema:"^[^\\s,()]+(\\([^()]*\\))?$",parentSchema:schema_4c9b9af2a07b().properties.allowedTools.items,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/allowedTools/" + i0,schemaPath:"#/properties/allowedTools/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4c9b9af2a07b().properties.allowedTools.items.type,parentSchema:schema_4c9b9af2a07b().properties.allowedTools.items,data:data7});
errors++;
}
}
}
}
if(data.isEnabled !== undefined){
let data8 = data.isEnabled;
if(typeof data8 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isEnabled",schemaPath:"#/properties/isEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_4c9b9af2a07b().properties.isEnabled.type,parentSchema:schema_4c9b9af2a07b().properties.isEnabled,data:data8});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4c9b9af2a07b().type,parentSchema:schema_4c9b9af2a07b(),data});
errors++;
}
validate_SkillPatch.errors = vErrors;
return errors === 0;
}
validate_SkillPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillRefreshInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillRefreshInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "dryRun")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_55c201059ca7(),data});
errors++;
}
}
if(data.dryRun !== undefined){
let data0 = data.dryRun;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_55c201059ca7().properties.dryRun.type,parentSchema:schema_55c201059ca7().properties.dryRun,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_55c201059ca7().type,parentSchema:schema_55c201059ca7(),data});
errors++;
}
validate_SkillRefreshInput.errors = vErrors;
return errors === 0;
}
validate_SkillRefreshInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillScriptInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillScriptInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.script === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "script"},message:"must have required property '"+"script"+"'",schema:schema_7dacde44a06d().required,parentSchema:schema_7dacde44a06d(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "script") || (key0 === "arguments")) || (key0 === "timeoutSeconds"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_7dacde44a06d(),data});
errors++;
}
}
if(data.script !== undefined){
let data0 = data.script;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/script",schemaPath:"#/properties/script/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_7dacde44a06d().properties.script,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/script",schemaPath:"#/properties/script/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_7dacde44a06d().properties.script,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/script",schemaPath:"#/properties/script/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_7dacde44a06d().properties.script.type,parentSchema:schema_7dacde44a06d().properties.script,data:data0});
errors++;
}
}
if(data.arguments !== undefined){
let data1 = data.arguments;
if(Array.isArray(data1)){
if(data1.length > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items",schema:64,parentSchema:schema_7dacde44a06d().properties.arguments,data:data1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 4096){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema_7dacde44a06d().properties.arguments.items,data:data2});
errors++;
}
if(!pattern_5262ac7eed9d.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\"",schema:"^[^\\u0000]*$",parentSchema:schema_7dacde44a06d().properties.arguments.items,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments/" + i0,schemaPath:"#/properties/arguments/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_7dacde44a06d().properties.arguments.items.type,parentSchema:schema_7dacde44a06d().properties.arguments.items,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_7dacde44a06d().properties.arguments.type,parentSchema:schema_7dacde44a06d().properties.arguments,data:data1});
errors++;
}
}
if(data.timeoutSeconds !== undefined){
let data3 = data.timeoutSeconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_7dacde44a06d().properties.timeoutSeconds.type,parentSchema:schema_7dacde44a06d().properties.timeoutSeconds,data:data3});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3600 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema_7dacde44a06d().properties.timeoutSeconds,data:data3});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/timeoutSeconds",schemaPath:"#/properties/timeoutSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_7dacde44a06d().properties.timeoutSeconds,data:data3});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_7dacde44a06d().type,parentSchema:schema_7dacde44a06d(),data});
errors++;
}
validate_SkillScriptInput.errors = vErrors;
return errors === 0;
}
validate_SkillScriptInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SkillValidationInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SkillValidationInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema_b98bc68a69d5().required,parentSchema:schema_b98bc68a69d5(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "source") || (key0 === "folder"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b98bc68a69d5(),data});
errors++;
}
}
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1048576){
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 1048576},message:"must NOT have more than 1048576 characters",schema:1048576,parentSchema:schema_b98bc68a69d5().properties.source,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b98bc68a69d5().properties.source.type,parentSchema:schema_b98bc68a69d5().properties.source,data:data0});
errors++;
}
}
if(data.folder !== undefined){
let data1 = data.folder;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_b98bc68a69d5().properties.folder,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b98bc68a69d5().properties.folder,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_b98bc68a69d5().properties.folder.type,parentSchema:schema_b98bc68a69d5().properties.folder,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b98bc68a69d5().type,parentSchema:schema_b98bc68a69d5(),data});
errors++;
}
validate_SkillValidationInput.errors = vErrors;
return errors === 0;
}
validate_SkillValidationInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_SlackChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_SlackChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_3141af64f0e8().required,parentSchema:schema_3141af64f0e8(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_3141af64f0e8().required,parentSchema:schema_3141af64f0e8(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_3141af64f0e8().required,parentSchema:schema_3141af64f0e8(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_3141af64f0e8().required,parentSchema:schema_3141af64f0e8(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_3141af64f0e8(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_3141af64f0e8().properties.kind.type,parentSchema:schema_3141af64f0e8().properties.kind,data:data0});
errors++;
}
if("slack" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "slack"},message:"must be equal to constant",schema:"slack",parentSchema:schema_3141af64f0e8().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.botId === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "botId"},message:"must have required property '"+"botId"+"'",schema:schema_3141af64f0e8().properties.settings.required,parentSchema:schema_3141af64f0e8().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!((key1 === "url") || (key1 === "botId"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_3141af64f0e8().properties.settings,data:data2});
errors++;
}
}
if(data2.url !== undefined){
if(!(validate_ChatPlatformUrl(data2.url, {instancePath:instancePath+"/settings/url",parentData:data2,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
if(data2.botId !== undefined){
if(!(validate_ChatBotId(data2.botId, {instancePath:instancePath+"/settings/botId",parentData:data2,parentDataProperty:"botId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatBotId.errors : vErrors.concat(validate_ChatBotId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3141af64f0e8().properties.settings.type,parentSchema:schema_3141af64f0e8().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data5 = data.secrets;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.token === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_3141af64f0e8().properties.secrets.required,parentSchema:schema_3141af64f0e8().properties.secrets,data:data5});
errors++;
}
if(data5.signingSecret === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "signingSecret"},message:"must have required property '"+"signingSecret"+"'",schema:schema_3141af64f0e8().properties.secrets.required,parentSchema:schema_3141af64f0e8().properties.secrets,data:data5});
errors++;
}
for(const key2 in data5){
if(!((key2 === "token") || (key2 === "signingSecret"))){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_3141af64f0e8().properties.secrets,data:data5});
errors++;
}
}
if(data5.token !== undefined){
if(!(validate_ChatPlatformSecret(data5.token, {instancePath:instancePath+"/secrets/token",parentData:data5,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
if(data5.signingSecret !== undefined){
if(!(validate_ChatPlatformSecret(data5.signingSecret, {instancePath:instancePath+"/secrets/signingSecret",parentData:data5,parentDataProperty:"signingSecret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3141af64f0e8().properties.secrets.type,parentSchema:schema_3141af64f0e8().properties.secrets,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3141af64f0e8().type,parentSchema:schema_3141af64f0e8(),data});
errors++;
}
validate_SlackChatInput.errors = vErrors;
return errors === 0;
}
validate_SlackChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_25de4b3e43f3(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_25de4b3e43f3(),data});
errors++;
}
if(!pattern_8b68993ae9cc.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\0]*$"},message:"must match pattern \""+"^[^\\0]*$"+"\"",schema:"^[^\\0]*$",parentSchema:schema_25de4b3e43f3(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_25de4b3e43f3().type,parentSchema:schema_25de4b3e43f3(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_3dc4936e683f(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_3dc4936e683f().type,parentSchema:schema_3dc4936e683f(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cron"},message:"must have required property '"+"cron"+"'",schema:schema_cef2a7ea133c().required,parentSchema:schema_cef2a7ea133c(),data});
errors++;
}
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_cef2a7ea133c().required,parentSchema:schema_cef2a7ea133c(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "cron")) || (key0 === "timeZone")) || (key0 === "kind")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_cef2a7ea133c(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_cef2a7ea133c().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cef2a7ea133c().properties.name,data:data0});
errors++;
}
if(!pattern_2b48c0b41be3.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_cef2a7ea133c().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c().properties.name.type,parentSchema:schema_cef2a7ea133c().properties.name,data:data0});
errors++;
}
}
if(data.cron !== undefined){
let data1 = data.cron;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_cef2a7ea133c().properties.cron,data:data1});
errors++;
}
if(func_653064f49528(data1) < 9){
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters",schema:9,parentSchema:schema_cef2a7ea133c().properties.cron,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cron",schemaPath:"#/properties/cron/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c().properties.cron.type,parentSchema:schema_cef2a7ea133c().properties.cron,data:data1});
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_cef2a7ea133c().properties.timeZone,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_cef2a7ea133c().properties.timeZone,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c().properties.timeZone.type,parentSchema:schema_cef2a7ea133c().properties.timeZone,data:data2});
errors++;
}
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_cef2a7ea133c().properties.kind.type,parentSchema:schema_cef2a7ea133c().properties.kind,data:data3});
errors++;
}
if("sweep_resources" !== data3){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "sweep_resources"},message:"must be equal to constant",schema:"sweep_resources",parentSchema:schema_cef2a7ea133c().properties.kind,data:data3});
errors++;
}
}
if(data.isActive !== undefined){
let data4 = data.isActive;
if(typeof data4 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_cef2a7ea133c().properties.isActive.type,parentSchema:schema_cef2a7ea133c().properties.isActive,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_cef2a7ea133c().type,parentSchema:schema_cef2a7ea133c(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'",schema:schema_714ea5ef58e7().required,parentSchema:schema_714ea5ef58e7(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "changes")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_714ea5ef58e7(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_714ea5ef58e7().type,parentSchema:schema_714ea5ef58e7(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters",schema:1000000,parentSchema:schema_3c52a0e0d542(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_3c52a0e0d542().type,parentSchema:schema_3c52a0e0d542(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_38603fae24b4().type,parentSchema:schema_38603fae24b4(),data});
errors++;
}
if(!(((((((((((((((((data === "id") || (data === "title")) || (data === "intent")) || (data === "content")) || (data === "priority")) || (data === "readiness")) || (data === "tags")) || (data === "author")) || (data === "reviewers")) || (data === "state")) || (data === "claim")) || (data === "dependsOn")) || (data === "planStepCount")) || (data === "commentCount")) || (data === "changeCount")) || (data === "createdAt")) || (data === "updatedAt"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_38603fae24b4().enum},message:"must be equal to one of the allowed values",schema:schema_38603fae24b4().enum,parentSchema:schema_38603fae24b4(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_f8dd5d767ba4(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)",schema:true,parentSchema:schema_f8dd5d767ba4(),data});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_f8dd5d767ba4().type,parentSchema:schema_f8dd5d767ba4(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema_d5674aff9338().anyOf[0].required,parentSchema:schema_d5674aff9338().anyOf[0],data});
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.intent === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'",schema:schema_d5674aff9338().anyOf[1].required,parentSchema:schema_d5674aff9338().anyOf[1],data});
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
vErrors = add(vErrors, {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema_d5674aff9338().anyOf,parentSchema:schema_d5674aff9338(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d5674aff9338(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d5674aff9338().type,parentSchema:schema_d5674aff9338(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_b3ad68730fa6(),data});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "intent")) || (key0 === "content")) || (key0 === "priority")) || (key0 === "readiness")) || (key0 === "tags"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b3ad68730fa6(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/type",keyword:"type",params:{type: schema_b3ad68730fa6().properties.intent.type},message:"must be string,null",schema:schema_b3ad68730fa6().properties.intent.type,parentSchema:schema_b3ad68730fa6().properties.intent,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_b3ad68730fa6().properties.intent,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_b3ad68730fa6().properties.intent,data:data1});
errors++;
}
if(!pattern_2b48c0b41be3.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/pattern",keyword:"pattern",params:{pattern: "^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must match pattern \""+"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"+"\"",schema:"^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$",parentSchema:schema_b3ad68730fa6().properties.intent,data:data1});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b3ad68730fa6().type,parentSchema:schema_b3ad68730fa6(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0cb6bdd42de0().type,parentSchema:schema_0cb6bdd42de0(),data});
errors++;
}
if(!((((((data === "open") || (data === "in_progress")) || (data === "blocked")) || (data === "in_review")) || (data === "done")) || (data === "cancelled"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_0cb6bdd42de0().enum},message:"must be equal to one of the allowed values",schema:schema_0cb6bdd42de0().enum,parentSchema:schema_0cb6bdd42de0(),data});
errors++;
}
validate_TaskState.errors = vErrors;
return errors === 0;
}
validate_TaskState.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TelegramChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TelegramChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_5c387b3c9f73().required,parentSchema:schema_5c387b3c9f73(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_5c387b3c9f73().required,parentSchema:schema_5c387b3c9f73(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_5c387b3c9f73().required,parentSchema:schema_5c387b3c9f73(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_5c387b3c9f73().required,parentSchema:schema_5c387b3c9f73(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5c387b3c9f73(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5c387b3c9f73().properties.kind.type,parentSchema:schema_5c387b3c9f73().properties.kind,data:data0});
errors++;
}
if("telegram" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "telegram"},message:"must be equal to constant",schema:"telegram",parentSchema:schema_5c387b3c9f73().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.botId === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "botId"},message:"must have required property '"+"botId"+"'",schema:schema_5c387b3c9f73().properties.settings.required,parentSchema:schema_5c387b3c9f73().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!((key1 === "url") || (key1 === "botId"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_5c387b3c9f73().properties.settings,data:data2});
errors++;
}
}
if(data2.url !== undefined){
if(!(validate_ChatPlatformUrl(data2.url, {instancePath:instancePath+"/settings/url",parentData:data2,parentDataProperty:"url",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformUrl.errors : vErrors.concat(validate_ChatPlatformUrl.errors);
errors = vErrors.length;
}
}
if(data2.botId !== undefined){
if(!(validate_ChatBotId(data2.botId, {instancePath:instancePath+"/settings/botId",parentData:data2,parentDataProperty:"botId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatBotId.errors : vErrors.concat(validate_ChatBotId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5c387b3c9f73().properties.settings.type,parentSchema:schema_5c387b3c9f73().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data5 = data.secrets;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.token === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'",schema:schema_5c387b3c9f73().properties.secrets.required,parentSchema:schema_5c387b3c9f73().properties.secrets,data:data5});
errors++;
}
if(data5.signingSecret === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "signingSecret"},message:"must have required property '"+"signingSecret"+"'",schema:schema_5c387b3c9f73().properties.secrets.required,parentSchema:schema_5c387b3c9f73().properties.secrets,data:data5});
errors++;
}
for(const key2 in data5){
if(!((key2 === "token") || (key2 === "signingSecret"))){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_5c387b3c9f73().properties.secrets,data:data5});
errors++;
}
}
if(data5.token !== undefined){
if(!(validate_ChatPlatformSecret(data5.token, {instancePath:instancePath+"/secrets/token",parentData:data5,parentDataProperty:"token",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
if(data5.signingSecret !== undefined){
if(!(validate_ChatPlatformSecret(data5.signingSecret, {instancePath:instancePath+"/secrets/signingSecret",parentData:data5,parentDataProperty:"signingSecret",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5c387b3c9f73().properties.secrets.type,parentSchema:schema_5c387b3c9f73().properties.secrets,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5c387b3c9f73().type,parentSchema:schema_5c387b3c9f73(),data});
errors++;
}
validate_TelegramChatInput.errors = vErrors;
return errors === 0;
}
validate_TelegramChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema_48a273195837().required,parentSchema:schema_48a273195837(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "data")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_48a273195837(),data});
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 65536){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_48a273195837().properties.data,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_48a273195837().properties.data,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_48a273195837().properties.data.type,parentSchema:schema_48a273195837().properties.data,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_48a273195837().type,parentSchema:schema_48a273195837(),data});
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
if(data.isShared === undefined){
data.isShared = false;
}
for(const key0 in data){
if(!(((((key0 === "cols") || (key0 === "rows")) || (key0 === "command")) || (key0 === "cwd")) || (key0 === "isShared"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e1171788963a(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items",schema:256,parentSchema:schema_e1171788963a().properties.command,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_e1171788963a().properties.command,data:data2});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 32768){
vErrors = add(vErrors, {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/maxLength",keyword:"maxLength",params:{limit: 32768},message:"must NOT have more than 32768 characters",schema:32768,parentSchema:schema_e1171788963a().properties.command.items,data:data3});
errors++;
}
if(!pattern_8b68993ae9cc.test(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]*$"},message:"must match pattern \""+"^[^\\0]*$"+"\"",schema:"^[^\\0]*$",parentSchema:schema_e1171788963a().properties.command.items,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e1171788963a().properties.command.items.type,parentSchema:schema_e1171788963a().properties.command.items,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_e1171788963a().properties.command.type,parentSchema:schema_e1171788963a().properties.command,data:data2});
errors++;
}
}
if(data.cwd !== undefined){
if(!(validate_FilePath(data.cwd, {instancePath:instancePath+"/cwd",parentData:data,parentDataProperty:"cwd",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_FilePath.errors : vErrors.concat(validate_FilePath.errors);
errors = vErrors.length;
}
}
let data5 = data.isShared;
if(typeof data5 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isShared",schemaPath:"#/properties/isShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_e1171788963a().properties.isShared.type,parentSchema:schema_e1171788963a().properties.isShared,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e1171788963a().type,parentSchema:schema_e1171788963a(),data});
errors++;
}
validate_TerminalInput.errors = vErrors;
return errors === 0;
}
validate_TerminalInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_TerminalPatch(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TerminalPatch.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.isShared === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isShared"},message:"must have required property '"+"isShared"+"'",schema:schema_59d1719c59b7().required,parentSchema:schema_59d1719c59b7(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "isShared")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_59d1719c59b7(),data});
errors++;
}
}
if(data.isShared !== undefined){
let data0 = data.isShared;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isShared",schemaPath:"#/properties/isShared/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_59d1719c59b7().properties.isShared.type,parentSchema:schema_59d1719c59b7().properties.isShared,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_59d1719c59b7().type,parentSchema:schema_59d1719c59b7(),data});
errors++;
}
validate_TerminalPatch.errors = vErrors;
return errors === 0;
}
validate_TerminalPatch.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_a464af5b19ec().required,parentSchema:schema_a464af5b19ec(),data});
errors++;
}
if(data.cols === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cols"},message:"must have required property '"+"cols"+"'",schema:schema_a464af5b19ec().required,parentSchema:schema_a464af5b19ec(),data});
errors++;
}
if(data.rows === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema_a464af5b19ec().required,parentSchema:schema_a464af5b19ec(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sessionId") || (key0 === "cols")) || (key0 === "rows"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a464af5b19ec(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a464af5b19ec().type,parentSchema:schema_a464af5b19ec(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cols"},message:"must have required property '"+"cols"+"'",schema:schema_331af95448fc().required,parentSchema:schema_331af95448fc(),data});
errors++;
}
if(data.rows === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema_331af95448fc().required,parentSchema:schema_331af95448fc(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "cols") || (key0 === "rows"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_331af95448fc(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_331af95448fc().type,parentSchema:schema_331af95448fc(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_09ef344dd951().required,parentSchema:schema_09ef344dd951(),data});
errors++;
}
if(data.data === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'",schema:schema_09ef344dd951().required,parentSchema:schema_09ef344dd951(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "sessionId") || (key0 === "data"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_09ef344dd951(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters",schema:65536,parentSchema:schema_09ef344dd951().properties.data,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_09ef344dd951().properties.data,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_09ef344dd951().properties.data.type,parentSchema:schema_09ef344dd951().properties.data,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_09ef344dd951().type,parentSchema:schema_09ef344dd951(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_1895865064eb().type,parentSchema:schema_1895865064eb(),data});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 3600 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600",schema:3600,parentSchema:schema_1895865064eb(),data});
errors++;
}
if(data < 1 || isNaN(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_1895865064eb(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters",schema:35,parentSchema:schema_f87ce85d9e67(),data});
errors++;
}
if(func_653064f49528(data) < 20){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters",schema:20,parentSchema:schema_f87ce85d9e67(),data});
errors++;
}
if(!(formats_d7be5bb1c2fa.validate(data))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\"",schema:"date-time",parentSchema:schema_f87ce85d9e67(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f87ce85d9e67().type,parentSchema:schema_f87ce85d9e67(),data});
errors++;
}
validate_Timestamp.errors = vErrors;
return errors === 0;
}
validate_Timestamp.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_TokenCountInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TokenCountInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema_5f5076ee9bee().required,parentSchema:schema_5f5076ee9bee(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "model"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5f5076ee9bee(),data});
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 4194304){
vErrors = add(vErrors, {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4194304},message:"must NOT have more than 4194304 characters",schema:4194304,parentSchema:schema_5f5076ee9bee().properties.text,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5f5076ee9bee().properties.text.type,parentSchema:schema_5f5076ee9bee().properties.text,data:data0});
errors++;
}
}
if(data.model !== undefined){
if(!(validate_AiModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelName.errors : vErrors.concat(validate_AiModelName.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5f5076ee9bee().type,parentSchema:schema_5f5076ee9bee(),data});
errors++;
}
validate_TokenCountInput.errors = vErrors;
return errors === 0;
}
validate_TokenCountInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/not",keyword:"not",params:{},message:"must NOT be valid",schema:schema_335e73ec9d6c().not,parentSchema:schema_335e73ec9d6c(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_335e73ec9d6c().required,parentSchema:schema_335e73ec9d6c(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "scopes")) || (key0 === "preset")) || (key0 === "allow")) || (key0 === "expiresInDays"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_335e73ec9d6c(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_335e73ec9d6c().properties.scopes,data:data1});
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
vErrors = add(vErrors, {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_335e73ec9d6c().properties.scopes.type,parentSchema:schema_335e73ec9d6c().properties.scopes,data:data1});
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
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInDays",schemaPath:"#/properties/expiresInDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_335e73ec9d6c().properties.expiresInDays.type,parentSchema:schema_335e73ec9d6c().properties.expiresInDays,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInDays",schemaPath:"#/properties/expiresInDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365",schema:365,parentSchema:schema_335e73ec9d6c().properties.expiresInDays,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/expiresInDays",schemaPath:"#/properties/expiresInDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_335e73ec9d6c().properties.expiresInDays,data:data5});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_335e73ec9d6c().type,parentSchema:schema_335e73ec9d6c(),data});
errors++;
}
validate_TokenInput.errors = vErrors;
return errors === 0;
}
validate_TokenInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ToolRule(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolRule.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'",schema:schema_de4c1f202baf().required,parentSchema:schema_de4c1f202baf(),data});
errors++;
}
if(data.action === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema_de4c1f202baf().required,parentSchema:schema_de4c1f202baf(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "tool") || (key0 === "action")) || (key0 === "isForOutsideText"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_de4c1f202baf(),data});
errors++;
}
}
if(data.tool !== undefined){
let data0 = data.tool;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_de4c1f202baf().properties.tool,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_de4c1f202baf().properties.tool,data:data0});
errors++;
}
if(!pattern_189299e202b6.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z*]+$"},message:"must match pattern \""+"^[A-Za-z*]+$"+"\"",schema:"^[A-Za-z*]+$",parentSchema:schema_de4c1f202baf().properties.tool,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_de4c1f202baf().properties.tool.type,parentSchema:schema_de4c1f202baf().properties.tool,data:data0});
errors++;
}
}
if(data.action !== undefined){
let data1 = data.action;
if(typeof data1 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_de4c1f202baf().properties.action.type,parentSchema:schema_de4c1f202baf().properties.action,data:data1});
errors++;
}
if(!(((data1 === "allow") || (data1 === "ask")) || (data1 === "deny"))){
vErrors = add(vErrors, {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema_de4c1f202baf().properties.action.enum},message:"must be equal to one of the allowed values",schema:schema_de4c1f202baf().properties.action.enum,parentSchema:schema_de4c1f202baf().properties.action,data:data1});
errors++;
}
}
if(data.isForOutsideText !== undefined){
let data2 = data.isForOutsideText;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isForOutsideText",schemaPath:"#/properties/isForOutsideText/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_de4c1f202baf().properties.isForOutsideText.type,parentSchema:schema_de4c1f202baf().properties.isForOutsideText,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_de4c1f202baf().type,parentSchema:schema_de4c1f202baf(),data});
errors++;
}
validate_ToolRule.errors = vErrors;
return errors === 0;
}
validate_ToolRule.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_ToolRules(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ToolRules.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 100){
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_2a46b807cc20(),data});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate_ToolRule(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ToolRule.errors : vErrors.concat(validate_ToolRule.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_2a46b807cc20().type,parentSchema:schema_2a46b807cc20(),data});
errors++;
}
validate_ToolRules.errors = vErrors;
return errors === 0;
}
validate_ToolRules.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'",schema:schema_5cf8da11e6ef().required,parentSchema:schema_5cf8da11e6ef(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "state") || (key0 === "claimId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5cf8da11e6ef(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5cf8da11e6ef().type,parentSchema:schema_5cf8da11e6ef(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_278327238df5().required,parentSchema:schema_278327238df5(),data});
errors++;
}
if(data.username === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'",schema:schema_278327238df5().required,parentSchema:schema_278327238df5(),data});
errors++;
}
if(data.role === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema_278327238df5().required,parentSchema:schema_278327238df5(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "username")) || (key0 === "email")) || (key0 === "role")) || (key0 === "password"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_278327238df5(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_278327238df5().type,parentSchema:schema_278327238df5(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_a200428fd490(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "email")) || (key0 === "role"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a200428fd490(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema_a200428fd490().properties.email.type},message:"must be string,null",schema:schema_a200428fd490().properties.email.type,parentSchema:schema_a200428fd490().properties.email,data:data1});
errors++;
}
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 254){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema_a200428fd490().properties.email,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_a200428fd490().properties.email,data:data1});
errors++;
}
if(!pattern_778124763279.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"},message:"must match pattern \""+"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$"+"\"",schema:"^[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+@[^\\s@\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]+$",parentSchema:schema_a200428fd490().properties.email,data:data1});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a200428fd490().type,parentSchema:schema_a200428fd490(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_c4d8905cd6e1(),data});
errors++;
}
if(func_653064f49528(data) < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c4d8905cd6e1(),data});
errors++;
}
if(!pattern_65470a9b1978.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9._-]*$"+"\"",schema:"^[a-z0-9][a-z0-9._-]*$",parentSchema:schema_c4d8905cd6e1(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c4d8905cd6e1().type,parentSchema:schema_c4d8905cd6e1(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_fa39908fdbb7().type,parentSchema:schema_fa39908fdbb7(),data});
errors++;
}
if(!(((data === "approved") || (data === "changes_requested")) || (data === "commented"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_fa39908fdbb7().enum},message:"must be equal to one of the allowed values",schema:schema_fa39908fdbb7().enum,parentSchema:schema_fa39908fdbb7(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema_d6999199edcd().required,parentSchema:schema_d6999199edcd(),data});
errors++;
}
if(data.kinds === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kinds"},message:"must have required property '"+"kinds"+"'",schema:schema_d6999199edcd().required,parentSchema:schema_d6999199edcd(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "url") || (key0 === "kinds")) || (key0 === "taskId")) || (key0 === "description"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d6999199edcd(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_d6999199edcd().properties.description,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d6999199edcd().properties.description.type,parentSchema:schema_d6999199edcd().properties.description,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d6999199edcd().type,parentSchema:schema_d6999199edcd(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema_eebd6ba5d556(),data});
errors++;
}
if(data.length < 1){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_eebd6ba5d556(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_eebd6ba5d556().type,parentSchema:schema_eebd6ba5d556(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema_1f76e76f7d55(),data});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "url") || (key0 === "kinds")) || (key0 === "taskId")) || (key0 === "description")) || (key0 === "isActive"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1f76e76f7d55(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/type",keyword:"type",params:{type: schema_1f76e76f7d55().properties.taskId.type},message:"must be string,null",schema:schema_1f76e76f7d55().properties.taskId.type,parentSchema:schema_1f76e76f7d55().properties.taskId,data:data2});
errors++;
}
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_1f76e76f7d55().properties.taskId,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/taskId",schemaPath:"#/properties/taskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1f76e76f7d55().properties.taskId,data:data2});
errors++;
}
}
}
if(data.description !== undefined){
let data3 = data.description;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema_1f76e76f7d55().properties.description.type},message:"must be string,null",schema:schema_1f76e76f7d55().properties.description.type,parentSchema:schema_1f76e76f7d55().properties.description,data:data3});
errors++;
}
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_1f76e76f7d55().properties.description,data:data3});
errors++;
}
}
}
if(data.isActive !== undefined){
let data4 = data.isActive;
if(typeof data4 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_1f76e76f7d55().properties.isActive.type,parentSchema:schema_1f76e76f7d55().properties.isActive,data:data4});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1f76e76f7d55().type,parentSchema:schema_1f76e76f7d55(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_5ae52ade152b().type,parentSchema:schema_5ae52ade152b(),data});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "*") || (data === "task.*")) || (data === "task.comment.*")) || (data === "task.changes.*")) || (data === "task.review.*")) || (data === "plan_step.*")) || (data === "resource.*")) || (data === "terminal.*")) || (data === "mail.*")) || (data === "context.*")) || (data === "config.*")) || (data === "secret.*")) || (data === "git.*")) || (data === "git.push.*")) || (data === "git.branch.*")) || (data === "mcp.*")) || (data === "mcp.server.*")) || (data === "mcp.tools.*")) || (data === "mcp.call.*")) || (data === "ai.*")) || (data === "ai.provider.*")) || (data === "ai.call.*")) || (data === "ai.budget.*")) || (data === "chat.*")) || (data === "chat.message.*")) || (data === "chat.approval.*")) || (data === "skill.*")) || (data === "knowledge.*")) || (data === "job.*")) || (data === "schedule.*")) || (data === "token.*")) || (data === "session.*")) || (data === "user.*")) || (data === "integration.*")) || (data === "task.created")) || (data === "task.updated")) || (data === "task.deleted")) || (data === "task.transitioned")) || (data === "task.claimed")) || (data === "task.released")) || (data === "task.stalled")) || (data === "task.comment.created")) || (data === "task.comment.updated")) || (data === "task.comment.deleted")) || (data === "task.changes.replaced")) || (data === "task.changes.applied")) || (data === "task.review.submitted")) || (data === "plan_step.created")) || (data === "plan_step.updated")) || (data === "plan_step.deleted")) || (data === "plan_step.started")) || (data === "plan_step.output")) || (data === "plan_step.finished")) || (data === "resource.uploaded")) || (data === "resource.deleted")) || (data === "resource.updated")) || (data === "terminal.opened")) || (data === "terminal.resized")) || (data === "terminal.exited")) || (data === "terminal.closed")) || (data === "mail.received")) || (data === "mail.moved")) || (data === "mail.deleted")) || (data === "mail.sent")) || (data === "mail.failed")) || (data === "context.updated")) || (data === "config.updated")) || (data === "config.approved")) || (data === "secret.set")) || (data === "secret.deleted")) || (data === "git.pushed")) || (data === "git.push.rejected")) || (data === "git.fetched")) || (data === "git.committed")) || (data === "git.branch.updated")) || (data === "mcp.server.starting")) || (data === "mcp.server.connected")) || (data === "mcp.server.failed")) || (data === "mcp.server.needs_auth")) || (data === "mcp.server.stopped")) || (data === "mcp.tools.changed")) || (data === "mcp.call.waiting")) || (data === "mcp.call.started")) || (data === "mcp.call.progress")) || (data === "mcp.call.finished")) || (data === "ai.provider.put")) || (data === "ai.provider.deleted")) || (data === "ai.call.finished")) || (data === "ai.budget.put")) || (data === "chat.created")) || (data === "chat.updated")) || (data === "chat.deleted")) || (data === "chat.message.created")) || (data === "chat.message.finished")) || (data === "chat.approval.requested")) || (data === "chat.approval.resolved")) || (data === "skill.created")) || (data === "skill.deleted")) || (data === "skill.updated")) || (data === "knowledge.created")) || (data === "knowledge.deleted")) || (data === "knowledge.updated")) || (data === "job.queued")) || (data === "job.started")) || (data === "job.progress")) || (data === "job.finished")) || (data === "schedule.created")) || (data === "schedule.updated")) || (data === "schedule.deleted")) || (data === "schedule.disabled")) || (data === "token.created")) || (data === "token.revoked")) || (data === "token.rotated")) || (data === "session.started")) || (data === "session.ended")) || (data === "user.created")) || (data === "user.updated")) || (data === "user.disabled")) || (data === "user.enabled")) || (data === "user.deleted")) || (data === "integration.created")) || (data === "integration.updated")) || (data === "integration.deleted")) || (data === "integration.connected")) || (data === "integration.failed"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema_5ae52ade152b().enum},message:"must be equal to one of the allowed values",schema:schema_5ae52ade152b().enum,parentSchema:schema_5ae52ade152b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters",schema:2048,parentSchema:schema_50b0bfdf1991(),data});
errors++;
}
if(func_653064f49528(data) < 8){
vErrors = add(vErrors, {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters",schema:8,parentSchema:schema_50b0bfdf1991(),data});
errors++;
}
if(!pattern_ccaba4ebdd20.test(data)){
vErrors = add(vErrors, {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\"",schema:"^https?://",parentSchema:schema_50b0bfdf1991(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_50b0bfdf1991().type,parentSchema:schema_50b0bfdf1991(),data});
errors++;
}
validate_WebhookUrl.errors = vErrors;
return errors === 0;
}
validate_WebhookUrl.evaluated = {"dynamicProps":false,"dynamicItems":false};
function validate_XmppChatInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_XmppChatInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema_0c2e109410be().required,parentSchema:schema_0c2e109410be(),data});
errors++;
}
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_0c2e109410be().required,parentSchema:schema_0c2e109410be(),data});
errors++;
}
if(data.settings === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'",schema:schema_0c2e109410be().required,parentSchema:schema_0c2e109410be(),data});
errors++;
}
if(data.secrets === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secrets"},message:"must have required property '"+"secrets"+"'",schema:schema_0c2e109410be().required,parentSchema:schema_0c2e109410be(),data});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "name")) || (key0 === "settings")) || (key0 === "secrets"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0c2e109410be(),data});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0c2e109410be().properties.kind.type,parentSchema:schema_0c2e109410be().properties.kind,data:data0});
errors++;
}
if("xmpp" !== data0){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "xmpp"},message:"must be equal to constant",schema:"xmpp",parentSchema:schema_0c2e109410be().properties.kind,data:data0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_ChatIntegrationName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatIntegrationName.errors : vErrors.concat(validate_ChatIntegrationName.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.account === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "account"},message:"must have required property '"+"account"+"'",schema:schema_0c2e109410be().properties.settings.required,parentSchema:schema_0c2e109410be().properties.settings,data:data2});
errors++;
}
if(data2.nick === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: "nick"},message:"must have required property '"+"nick"+"'",schema:schema_0c2e109410be().properties.settings.required,parentSchema:schema_0c2e109410be().properties.settings,data:data2});
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "account") || (key1 === "nick")) || (key1 === "host")) || (key1 === "port")) || (key1 === "isTls"))){
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema_0c2e109410be().properties.settings,data:data2});
errors++;
}
}
if(data2.account !== undefined){
let data3 = data2.account;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/account",schemaPath:"#/properties/settings/properties/account/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_0c2e109410be().properties.settings.properties.account,data:data3});
errors++;
}
if(func_653064f49528(data3) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/account",schemaPath:"#/properties/settings/properties/account/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_0c2e109410be().properties.settings.properties.account,data:data3});
errors++;
}
if(!pattern_0e9178722af2.test(data3)){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/account",schemaPath:"#/properties/settings/properties/account/pattern",keyword:"pattern",params:{pattern: "^[^@/\\s\\u0000-\\u001f]+@[^@/\\s\\u0000-\\u001f]+$"},message:"must match pattern \""+"^[^@/\\s\\u0000-\\u001f]+@[^@/\\s\\u0000-\\u001f]+$"+"\"",schema:"^[^@/\\s\\u0000-\\u001f]+@[^@/\\s\\u0000-\\u001f]+$",parentSchema:schema_0c2e109410be().properties.settings.properties.account,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings/account",schemaPath:"#/properties/settings/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0c2e109410be().properties.settings.properties.account.type,parentSchema:schema_0c2e109410be().properties.settings.properties.account,data:data3});
errors++;
}
}
if(data2.nick !== undefined){
if(!(validate_ChatNick(data2.nick, {instancePath:instancePath+"/settings/nick",parentData:data2,parentDataProperty:"nick",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatNick.errors : vErrors.concat(validate_ChatNick.errors);
errors = vErrors.length;
}
}
if(data2.host !== undefined){
if(!(validate_ChatServerHost(data2.host, {instancePath:instancePath+"/settings/host",parentData:data2,parentDataProperty:"host",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatServerHost.errors : vErrors.concat(validate_ChatServerHost.errors);
errors = vErrors.length;
}
}
if(data2.port !== undefined){
if(!(validate_ChatServerPort(data2.port, {instancePath:instancePath+"/settings/port",parentData:data2,parentDataProperty:"port",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatServerPort.errors : vErrors.concat(validate_ChatServerPort.errors);
errors = vErrors.length;
}
}
if(data2.isTls !== undefined){
let data7 = data2.isTls;
if(typeof data7 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/settings/isTls",schemaPath:"#/properties/settings/properties/isTls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_0c2e109410be().properties.settings.properties.isTls.type,parentSchema:schema_0c2e109410be().properties.settings.properties.isTls,data:data7});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0c2e109410be().properties.settings.type,parentSchema:schema_0c2e109410be().properties.settings,data:data2});
errors++;
}
}
if(data.secrets !== undefined){
let data8 = data.secrets;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.password === undefined){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'",schema:schema_0c2e109410be().properties.secrets.required,parentSchema:schema_0c2e109410be().properties.secrets,data:data8});
errors++;
}
for(const key2 in data8){
if(!(key2 === "password")){
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema_0c2e109410be().properties.secrets,data:data8});
errors++;
}
}
if(data8.password !== undefined){
if(!(validate_ChatPlatformSecret(data8.password, {instancePath:instancePath+"/secrets/password",parentData:data8,parentDataProperty:"password",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatPlatformSecret.errors : vErrors.concat(validate_ChatPlatformSecret.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0c2e109410be().properties.secrets.type,parentSchema:schema_0c2e109410be().properties.secrets,data:data8});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0c2e109410be().type,parentSchema:schema_0c2e109410be(),data});
errors++;
}
validate_XmppChatInput.errors = vErrors;
return errors === 0;
}
validate_XmppChatInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_854961b97931(),data});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data0 = data["Idempotency-Key"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_854961b97931().properties["Idempotency-Key"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_854961b97931().properties["Idempotency-Key"],data:data0});
errors++;
}
if(!pattern_63c1c1bc7f23.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\"",schema:"^[\\x21-\\x7e]+$",parentSchema:schema_854961b97931().properties["Idempotency-Key"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_854961b97931().properties["Idempotency-Key"].type,parentSchema:schema_854961b97931().properties["Idempotency-Key"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_854961b97931().type,parentSchema:schema_854961b97931(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d405402eaad1(),data});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d405402eaad1().type,parentSchema:schema_d405402eaad1(),data});
errors++;
}
validate_createTask_query.errors = vErrors;
return errors === 0;
}
validate_createTask_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_deleteBranch_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteBranch_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.branch === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branch"},message:"must have required property '"+"branch"+"'",schema:schema_e51baa5648e7().required,parentSchema:schema_e51baa5648e7(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "branch")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e51baa5648e7(),data});
errors++;
}
}
if(data.branch !== undefined){
let data0 = data.branch;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e51baa5648e7().properties.branch,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e51baa5648e7().properties.branch,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e51baa5648e7().properties.branch.type,parentSchema:schema_e51baa5648e7().properties.branch,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e51baa5648e7().type,parentSchema:schema_e51baa5648e7(),data});
errors++;
}
validate_deleteBranch_path.errors = vErrors;
return errors === 0;
}
validate_deleteBranch_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_deleteBranch_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteBranch_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force === undefined){
data.force = false;
}
for(const key0 in data){
if(!((key0 === "force") || (key0 === "expectedOid"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ecff8cc0c5b7(),data});
errors++;
}
}
let data0 = data.force;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_ecff8cc0c5b7().properties.force.type,parentSchema:schema_ecff8cc0c5b7().properties.force,data:data0});
errors++;
}
if(data.expectedOid !== undefined){
if(!(validate_GitOid(data.expectedOid, {instancePath:instancePath+"/expectedOid",parentData:data,parentDataProperty:"expectedOid",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitOid.errors : vErrors.concat(validate_GitOid.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ecff8cc0c5b7().type,parentSchema:schema_ecff8cc0c5b7(),data});
errors++;
}
validate_deleteBranch_query.errors = vErrors;
return errors === 0;
}
validate_deleteBranch_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_deleteChatBinding_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_deleteChatBinding_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integrationId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrationId"},message:"must have required property '"+"integrationId"+"'",schema:schema_88633482445a().required,parentSchema:schema_88633482445a(),data});
errors++;
}
if(data.bindingId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bindingId"},message:"must have required property '"+"bindingId"+"'",schema:schema_88633482445a().required,parentSchema:schema_88633482445a(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "integrationId") || (key0 === "bindingId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_88633482445a(),data});
errors++;
}
}
if(data.integrationId !== undefined){
if(!(validate_Id(data.integrationId, {instancePath:instancePath+"/integrationId",parentData:data,parentDataProperty:"integrationId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.bindingId !== undefined){
if(!(validate_Id(data.bindingId, {instancePath:instancePath+"/bindingId",parentData:data,parentDataProperty:"bindingId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_88633482445a().type,parentSchema:schema_88633482445a(),data});
errors++;
}
validate_deleteChatBinding_path.errors = vErrors;
return errors === 0;
}
validate_deleteChatBinding_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_fc4a38feb5ec().required,parentSchema:schema_fc4a38feb5ec(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "folder")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fc4a38feb5ec(),data});
errors++;
}
}
if(data.folder !== undefined){
let data0 = data.folder;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_fc4a38feb5ec().properties.folder.type,parentSchema:schema_fc4a38feb5ec().properties.folder,data:data0});
errors++;
}
if(!(data0 === "inbox")){
vErrors = add(vErrors, {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/enum",keyword:"enum",params:{allowedValues: schema_fc4a38feb5ec().properties.folder.enum},message:"must be equal to one of the allowed values",schema:schema_fc4a38feb5ec().properties.folder.enum,parentSchema:schema_fc4a38feb5ec().properties.folder,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fc4a38feb5ec().type,parentSchema:schema_fc4a38feb5ec(),data});
errors++;
}
validate_deliverEmail_path.errors = vErrors;
return errors === 0;
}
validate_deliverEmail_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_executePlan_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_executePlan_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "If-Match") || (key0 === "Idempotency-Key"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a28e75e29f57(),data});
errors++;
}
}
if(data["If-Match"] !== undefined){
let data0 = data["If-Match"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_a28e75e29f57().properties["If-Match"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a28e75e29f57().properties["If-Match"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a28e75e29f57().properties["If-Match"].type,parentSchema:schema_a28e75e29f57().properties["If-Match"],data:data0});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data1 = data["Idempotency-Key"];
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_a28e75e29f57().properties["Idempotency-Key"],data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_a28e75e29f57().properties["Idempotency-Key"],data:data1});
errors++;
}
if(!pattern_63c1c1bc7f23.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\"",schema:"^[\\x21-\\x7e]+$",parentSchema:schema_a28e75e29f57().properties["Idempotency-Key"],data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_a28e75e29f57().properties["Idempotency-Key"].type,parentSchema:schema_a28e75e29f57().properties["Idempotency-Key"],data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a28e75e29f57().type,parentSchema:schema_a28e75e29f57(),data});
errors++;
}
validate_executePlan_header.errors = vErrors;
return errors === 0;
}
validate_executePlan_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getAiUsage_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getAiUsage_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.groupBy === undefined){
data.groupBy = "day";
}
for(const key0 in data){
if(!(((key0 === "groupBy") || (key0 === "from")) || (key0 === "to"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1caae3855018(),data});
errors++;
}
}
let data0 = data.groupBy;
if(typeof data0 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1caae3855018().properties.groupBy.type,parentSchema:schema_1caae3855018().properties.groupBy,data:data0});
errors++;
}
if(!(((((data0 === "day") || (data0 === "model")) || (data0 === "actor")) || (data0 === "chat")) || (data0 === "task"))){
vErrors = add(vErrors, {instancePath:instancePath+"/groupBy",schemaPath:"#/properties/groupBy/enum",keyword:"enum",params:{allowedValues: schema_1caae3855018().properties.groupBy.enum},message:"must be equal to one of the allowed values",schema:schema_1caae3855018().properties.groupBy.enum,parentSchema:schema_1caae3855018().properties.groupBy,data:data0});
errors++;
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 10){
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_1caae3855018().properties.from,data:data1});
errors++;
}
if(func_653064f49528(data1) < 10){
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema_1caae3855018().properties.from,data:data1});
errors++;
}
if(!pattern_bb498d97204d.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$",parentSchema:schema_1caae3855018().properties.from,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1caae3855018().properties.from.type,parentSchema:schema_1caae3855018().properties.from,data:data1});
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 10){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters",schema:10,parentSchema:schema_1caae3855018().properties.to,data:data2});
errors++;
}
if(func_653064f49528(data2) < 10){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minLength",keyword:"minLength",params:{limit: 10},message:"must NOT have fewer than 10 characters",schema:10,parentSchema:schema_1caae3855018().properties.to,data:data2});
errors++;
}
if(!pattern_bb498d97204d.test(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\"",schema:"^[0-9]{4}-[0-9]{2}-[0-9]{2}$",parentSchema:schema_1caae3855018().properties.to,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1caae3855018().properties.to.type,parentSchema:schema_1caae3855018().properties.to,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1caae3855018().type,parentSchema:schema_1caae3855018(),data});
errors++;
}
validate_getAiUsage_query.errors = vErrors;
return errors === 0;
}
validate_getAiUsage_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getBlob_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getBlob_query.evaluated;
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
if(data.path === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema_9c36f4d65d95().required,parentSchema:schema_9c36f4d65d95(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "path") || (key0 === "ref")) || (key0 === "download"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_9c36f4d65d95(),data});
errors++;
}
}
if(data.path !== undefined){
if(!(validate_GitFilePath(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitFilePath.errors : vErrors.concat(validate_GitFilePath.errors);
errors = vErrors.length;
}
}
if(data.ref !== undefined){
if(!(validate_GitRevision(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitRevision.errors : vErrors.concat(validate_GitRevision.errors);
errors = vErrors.length;
}
}
let data2 = data.download;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/download",schemaPath:"#/properties/download/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_9c36f4d65d95().properties.download.type,parentSchema:schema_9c36f4d65d95().properties.download,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_9c36f4d65d95().type,parentSchema:schema_9c36f4d65d95(),data});
errors++;
}
validate_getBlob_query.errors = vErrors;
return errors === 0;
}
validate_getBlob_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getChatIntegration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getChatIntegration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integrationId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrationId"},message:"must have required property '"+"integrationId"+"'",schema:schema_4edc642c7d4c().required,parentSchema:schema_4edc642c7d4c(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "integrationId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4edc642c7d4c(),data});
errors++;
}
}
if(data.integrationId !== undefined){
if(!(validate_Id(data.integrationId, {instancePath:instancePath+"/integrationId",parentData:data,parentDataProperty:"integrationId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4edc642c7d4c().type,parentSchema:schema_4edc642c7d4c(),data});
errors++;
}
validate_getChatIntegration_path.errors = vErrors;
return errors === 0;
}
validate_getChatIntegration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getChat_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getChat_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chatId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chatId"},message:"must have required property '"+"chatId"+"'",schema:schema_6832c82b13a9().required,parentSchema:schema_6832c82b13a9(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "chatId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6832c82b13a9(),data});
errors++;
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6832c82b13a9().type,parentSchema:schema_6832c82b13a9(),data});
errors++;
}
validate_getChat_path.errors = vErrors;
return errors === 0;
}
validate_getChat_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getCommit_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getCommit_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.oid === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oid"},message:"must have required property '"+"oid"+"'",schema:schema_f361df3e0e48().required,parentSchema:schema_f361df3e0e48(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "oid")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f361df3e0e48(),data});
errors++;
}
}
if(data.oid !== undefined){
let data0 = data.oid;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/oid",schemaPath:"#/properties/oid/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_f361df3e0e48().properties.oid,data:data0});
errors++;
}
if(func_653064f49528(data0) < 4){
vErrors = add(vErrors, {instancePath:instancePath+"/oid",schemaPath:"#/properties/oid/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters",schema:4,parentSchema:schema_f361df3e0e48().properties.oid,data:data0});
errors++;
}
if(!pattern_92ced239c5d0.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/oid",schemaPath:"#/properties/oid/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"},message:"must match pattern \""+"^[0-9a-f]+$"+"\"",schema:"^[0-9a-f]+$",parentSchema:schema_f361df3e0e48().properties.oid,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/oid",schemaPath:"#/properties/oid/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f361df3e0e48().properties.oid.type,parentSchema:schema_f361df3e0e48().properties.oid,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f361df3e0e48().type,parentSchema:schema_f361df3e0e48(),data});
errors++;
}
validate_getCommit_path.errors = vErrors;
return errors === 0;
}
validate_getCommit_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getContextDocument_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getContextDocument_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filename === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema_f02185a6e25f().required,parentSchema:schema_f02185a6e25f(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "filename")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f02185a6e25f(),data});
errors++;
}
}
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_f02185a6e25f().properties.filename,data:data0});
errors++;
}
if(func_653064f49528(data0) < 4){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters",schema:4,parentSchema:schema_f02185a6e25f().properties.filename,data:data0});
errors++;
}
if(!pattern_32d7c9463a78.test(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*\\.md$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*\\.md$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]*\\.md$",parentSchema:schema_f02185a6e25f().properties.filename,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f02185a6e25f().properties.filename.type,parentSchema:schema_f02185a6e25f().properties.filename,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f02185a6e25f().type,parentSchema:schema_f02185a6e25f(),data});
errors++;
}
validate_getContextDocument_path.errors = vErrors;
return errors === 0;
}
validate_getContextDocument_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_d1412e0bd85b().required,parentSchema:schema_d1412e0bd85b(),data});
errors++;
}
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_d1412e0bd85b().required,parentSchema:schema_d1412e0bd85b(),data});
errors++;
}
if(data.attachmentId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachmentId"},message:"must have required property '"+"attachmentId"+"'",schema:schema_d1412e0bd85b().required,parentSchema:schema_d1412e0bd85b(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "folder") || (key0 === "id")) || (key0 === "attachmentId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d1412e0bd85b(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_d1412e0bd85b().properties.id,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d1412e0bd85b().properties.id,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d1412e0bd85b().properties.id.type,parentSchema:schema_d1412e0bd85b().properties.id,data:data1});
errors++;
}
}
if(data.attachmentId !== undefined){
let data2 = data.attachmentId;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 128){
vErrors = add(vErrors, {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_d1412e0bd85b().properties.attachmentId,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d1412e0bd85b().properties.attachmentId,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/attachmentId",schemaPath:"#/properties/attachmentId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d1412e0bd85b().properties.attachmentId.type,parentSchema:schema_d1412e0bd85b().properties.attachmentId,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d1412e0bd85b().type,parentSchema:schema_d1412e0bd85b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_210d623fc828().required,parentSchema:schema_210d623fc828(),data});
errors++;
}
if(data.id === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_210d623fc828().required,parentSchema:schema_210d623fc828(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "folder") || (key0 === "id"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_210d623fc828(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_210d623fc828().properties.id,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_210d623fc828().properties.id,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_210d623fc828().properties.id.type,parentSchema:schema_210d623fc828().properties.id,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_210d623fc828().type,parentSchema:schema_210d623fc828(),data});
errors++;
}
validate_getEmail_path.errors = vErrors;
return errors === 0;
}
validate_getEmail_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getGitDiff_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getGitDiff_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.staged === undefined){
data.staged = false;
}
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "to")) || (key0 === "staged")) || (key0 === "path"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_22dc823290e9(),data});
errors++;
}
}
if(data.from !== undefined){
if(!(validate_GitRevision(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitRevision.errors : vErrors.concat(validate_GitRevision.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate_GitRevision(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitRevision.errors : vErrors.concat(validate_GitRevision.errors);
errors = vErrors.length;
}
}
let data2 = data.staged;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/staged",schemaPath:"#/properties/staged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_22dc823290e9().properties.staged.type,parentSchema:schema_22dc823290e9().properties.staged,data:data2});
errors++;
}
if(data.path !== undefined){
if(!(validate_GitFilePath(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitFilePath.errors : vErrors.concat(validate_GitFilePath.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_22dc823290e9().type,parentSchema:schema_22dc823290e9(),data});
errors++;
}
validate_getGitDiff_query.errors = vErrors;
return errors === 0;
}
validate_getGitDiff_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_dc13df165848(),data});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_dc13df165848().properties.cursor.type,parentSchema:schema_dc13df165848().properties.cursor,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_dc13df165848().properties.cursor,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_dc13df165848().properties.cursor,data:data0});
errors++;
}
}
}
let data1 = data.waitMs;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_dc13df165848().properties.waitMs.type,parentSchema:schema_dc13df165848().properties.waitMs,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 30000 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000",schema:30000,parentSchema:schema_dc13df165848().properties.waitMs,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_dc13df165848().properties.waitMs,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_dc13df165848().type,parentSchema:schema_dc13df165848(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobId"},message:"must have required property '"+"jobId"+"'",schema:schema_891602992766().required,parentSchema:schema_891602992766(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "jobId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_891602992766(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_891602992766().type,parentSchema:schema_891602992766(),data});
errors++;
}
validate_getJob_path.errors = vErrors;
return errors === 0;
}
validate_getJob_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getKnowledge_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getKnowledge_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entryId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryId"},message:"must have required property '"+"entryId"+"'",schema:schema_6654788ac102().required,parentSchema:schema_6654788ac102(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "entryId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6654788ac102(),data});
errors++;
}
}
if(data.entryId !== undefined){
if(!(validate_Id(data.entryId, {instancePath:instancePath+"/entryId",parentData:data,parentDataProperty:"entryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6654788ac102().type,parentSchema:schema_6654788ac102(),data});
errors++;
}
validate_getKnowledge_path.errors = vErrors;
return errors === 0;
}
validate_getKnowledge_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema_bca237ddbfa7().required,parentSchema:schema_bca237ddbfa7(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "link")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_bca237ddbfa7(),data});
errors++;
}
}
if(data.link !== undefined){
let data0 = data.link;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_bca237ddbfa7().properties.link,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_bca237ddbfa7().properties.link,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_bca237ddbfa7().properties.link.type,parentSchema:schema_bca237ddbfa7().properties.link,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_bca237ddbfa7().type,parentSchema:schema_bca237ddbfa7(),data});
errors++;
}
validate_getLinkedFile_path.errors = vErrors;
return errors === 0;
}
validate_getLinkedFile_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getMcpCall_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getMcpCall_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.callId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "callId"},message:"must have required property '"+"callId"+"'",schema:schema_24eab46e947b().required,parentSchema:schema_24eab46e947b(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "callId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_24eab46e947b(),data});
errors++;
}
}
if(data.callId !== undefined){
if(!(validate_Id(data.callId, {instancePath:instancePath+"/callId",parentData:data,parentDataProperty:"callId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_24eab46e947b().type,parentSchema:schema_24eab46e947b(),data});
errors++;
}
validate_getMcpCall_path.errors = vErrors;
return errors === 0;
}
validate_getMcpCall_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getMcpServer_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getMcpServer_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serverName === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serverName"},message:"must have required property '"+"serverName"+"'",schema:schema_1c6221b9bc3b().required,parentSchema:schema_1c6221b9bc3b(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "serverName")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1c6221b9bc3b(),data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_1c6221b9bc3b().properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1c6221b9bc3b().properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1c6221b9bc3b().properties.serverName.type,parentSchema:schema_1c6221b9bc3b().properties.serverName,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1c6221b9bc3b().type,parentSchema:schema_1c6221b9bc3b(),data});
errors++;
}
validate_getMcpServer_path.errors = vErrors;
return errors === 0;
}
validate_getMcpServer_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c6ce7c0ef199(),data});
errors++;
}
}
if(data.tag !== undefined){
let data0 = data.tag;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_c6ce7c0ef199().properties.tag,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c6ce7c0ef199().properties.tag,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c6ce7c0ef199().properties.tag.type,parentSchema:schema_c6ce7c0ef199().properties.tag,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c6ce7c0ef199().type,parentSchema:schema_c6ce7c0ef199(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_74869824b345().required,parentSchema:schema_74869824b345(),data});
errors++;
}
if(data.stepId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepId"},message:"must have required property '"+"stepId"+"'",schema:schema_74869824b345().required,parentSchema:schema_74869824b345(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "stepId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_74869824b345(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_74869824b345().type,parentSchema:schema_74869824b345(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_752e67a51ada(),data});
errors++;
}
}
if(data.Range !== undefined){
let data0 = data.Range;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_752e67a51ada().properties.Range,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752e67a51ada().properties.Range,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Range",schemaPath:"#/properties/Range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752e67a51ada().properties.Range.type,parentSchema:schema_752e67a51ada().properties.Range,data:data0});
errors++;
}
}
if(data["If-Range"] !== undefined){
let data1 = data["If-Range"];
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_752e67a51ada().properties["If-Range"],data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752e67a51ada().properties["If-Range"],data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-Range",schemaPath:"#/properties/If-Range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752e67a51ada().properties["If-Range"].type,parentSchema:schema_752e67a51ada().properties["If-Range"],data:data1});
errors++;
}
}
if(data["If-None-Match"] !== undefined){
let data2 = data["If-None-Match"];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_752e67a51ada().properties["If-None-Match"],data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752e67a51ada().properties["If-None-Match"],data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752e67a51ada().properties["If-None-Match"].type,parentSchema:schema_752e67a51ada().properties["If-None-Match"],data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_752e67a51ada().type,parentSchema:schema_752e67a51ada(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filename"},message:"must have required property '"+"filename"+"'",schema:schema_f65c7551e84f().required,parentSchema:schema_f65c7551e84f(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "filename")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f65c7551e84f(),data});
errors++;
}
}
if(data.filename !== undefined){
let data0 = data.filename;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_f65c7551e84f().properties.filename,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f65c7551e84f().properties.filename,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f65c7551e84f().properties.filename.type,parentSchema:schema_f65c7551e84f().properties.filename,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f65c7551e84f().type,parentSchema:schema_f65c7551e84f(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_a444b2acaf2b(),data});
errors++;
}
}
let data0 = data.download;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/download",schemaPath:"#/properties/download/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_a444b2acaf2b().properties.download.type,parentSchema:schema_a444b2acaf2b().properties.download,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_a444b2acaf2b().type,parentSchema:schema_a444b2acaf2b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduleId"},message:"must have required property '"+"scheduleId"+"'",schema:schema_b322ebba347e().required,parentSchema:schema_b322ebba347e(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "scheduleId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b322ebba347e(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b322ebba347e().type,parentSchema:schema_b322ebba347e(),data});
errors++;
}
validate_getSchedule_path.errors = vErrors;
return errors === 0;
}
validate_getSchedule_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getSkillFile_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getSkillFile_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_d17a01aa2c2f().required,parentSchema:schema_d17a01aa2c2f(),data});
errors++;
}
if(data.path === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema_d17a01aa2c2f().required,parentSchema:schema_d17a01aa2c2f(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "path"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d17a01aa2c2f(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_d17a01aa2c2f().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d17a01aa2c2f().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d17a01aa2c2f().properties.name.type,parentSchema:schema_d17a01aa2c2f().properties.name,data:data0});
errors++;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 512){
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema_d17a01aa2c2f().properties.path,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d17a01aa2c2f().properties.path,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d17a01aa2c2f().properties.path.type,parentSchema:schema_d17a01aa2c2f().properties.path,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d17a01aa2c2f().type,parentSchema:schema_d17a01aa2c2f(),data});
errors++;
}
validate_getSkillFile_path.errors = vErrors;
return errors === 0;
}
validate_getSkillFile_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getSkill_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getSkill_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_6214b18f8339().required,parentSchema:schema_6214b18f8339(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6214b18f8339(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_6214b18f8339().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6214b18f8339().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6214b18f8339().properties.name.type,parentSchema:schema_6214b18f8339().properties.name,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6214b18f8339().type,parentSchema:schema_6214b18f8339(),data});
errors++;
}
validate_getSkill_path.errors = vErrors;
return errors === 0;
}
validate_getSkill_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_e92955ea02ee().required,parentSchema:schema_e92955ea02ee(),data});
errors++;
}
if(data.commentId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commentId"},message:"must have required property '"+"commentId"+"'",schema:schema_e92955ea02ee().required,parentSchema:schema_e92955ea02ee(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "commentId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e92955ea02ee(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e92955ea02ee().type,parentSchema:schema_e92955ea02ee(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_fd533bc65c90().required,parentSchema:schema_fd533bc65c90(),data});
errors++;
}
if(data.reviewId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reviewId"},message:"must have required property '"+"reviewId"+"'",schema:schema_fd533bc65c90().required,parentSchema:schema_fd533bc65c90(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "reviewId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fd533bc65c90(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fd533bc65c90().type,parentSchema:schema_fd533bc65c90(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_8ae0e1563db8().required,parentSchema:schema_8ae0e1563db8(),data});
errors++;
}
if(data.revision === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema_8ae0e1563db8().required,parentSchema:schema_8ae0e1563db8(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "revision"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_8ae0e1563db8(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_8ae0e1563db8().properties.revision.type,parentSchema:schema_8ae0e1563db8().properties.revision,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_8ae0e1563db8().properties.revision,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_8ae0e1563db8().properties.revision,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_8ae0e1563db8().type,parentSchema:schema_8ae0e1563db8(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_24ba6a07ab33(),data});
errors++;
}
}
if(data["If-None-Match"] !== undefined){
let data0 = data["If-None-Match"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_24ba6a07ab33().properties["If-None-Match"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_24ba6a07ab33().properties["If-None-Match"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-None-Match",schemaPath:"#/properties/If-None-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_24ba6a07ab33().properties["If-None-Match"].type,parentSchema:schema_24ba6a07ab33().properties["If-None-Match"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_24ba6a07ab33().type,parentSchema:schema_24ba6a07ab33(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema_adce451794f9().required,parentSchema:schema_adce451794f9(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_adce451794f9(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_adce451794f9().type,parentSchema:schema_adce451794f9(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_5fa1af706be6().required,parentSchema:schema_5fa1af706be6(),data});
errors++;
}
if(data.sessionId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_5fa1af706be6().required,parentSchema:schema_5fa1af706be6(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "taskId") || (key0 === "sessionId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_5fa1af706be6(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_5fa1af706be6().type,parentSchema:schema_5fa1af706be6(),data});
errors++;
}
validate_getTerminal_path.errors = vErrors;
return errors === 0;
}
validate_getTerminal_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getToken_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getToken_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tokenId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokenId"},message:"must have required property '"+"tokenId"+"'",schema:schema_defac6088b33().required,parentSchema:schema_defac6088b33(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "tokenId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_defac6088b33(),data});
errors++;
}
}
if(data.tokenId !== undefined){
if(!(validate_Id(data.tokenId, {instancePath:instancePath+"/tokenId",parentData:data,parentDataProperty:"tokenId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_defac6088b33().type,parentSchema:schema_defac6088b33(),data});
errors++;
}
validate_getToken_path.errors = vErrors;
return errors === 0;
}
validate_getToken_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getUser_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getUser_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'",schema:schema_b17e1ef29840().required,parentSchema:schema_b17e1ef29840(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "userId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b17e1ef29840(),data});
errors++;
}
}
if(data.userId !== undefined){
if(!(validate_Id(data.userId, {instancePath:instancePath+"/userId",parentData:data,parentDataProperty:"userId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b17e1ef29840().type,parentSchema:schema_b17e1ef29840(),data});
errors++;
}
validate_getUser_path.errors = vErrors;
return errors === 0;
}
validate_getUser_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_getWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_getWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'",schema:schema_b61acfaf0351().required,parentSchema:schema_b61acfaf0351(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "webhookId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_b61acfaf0351(),data});
errors++;
}
}
if(data.webhookId !== undefined){
if(!(validate_Id(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_b61acfaf0351().type,parentSchema:schema_b61acfaf0351(),data});
errors++;
}
validate_getWebhook_path.errors = vErrors;
return errors === 0;
}
validate_getWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listAiCalls_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listAiCalls_query.evaluated;
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
if(!((((((key0 === "model") || (key0 === "actor")) || (key0 === "chatId")) || (key0 === "taskId")) || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_752c0f5e7608(),data});
errors++;
}
}
if(data.model !== undefined){
if(!(validate_AiModelName(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiModelName.errors : vErrors.concat(validate_AiModelName.errors);
errors = vErrors.length;
}
}
if(data.actor !== undefined){
if(!(validate_Id(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
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
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_752c0f5e7608().properties.limit.type,parentSchema:schema_752c0f5e7608().properties.limit,data:data4});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_752c0f5e7608().properties.limit,data:data4});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_752c0f5e7608().properties.limit,data:data4});
errors++;
}
}
if(data.cursor !== undefined){
let data5 = data.cursor;
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_752c0f5e7608().properties.cursor,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_752c0f5e7608().properties.cursor,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_752c0f5e7608().properties.cursor.type,parentSchema:schema_752c0f5e7608().properties.cursor,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_752c0f5e7608().type,parentSchema:schema_752c0f5e7608(),data});
errors++;
}
validate_listAiCalls_query.errors = vErrors;
return errors === 0;
}
validate_listAiCalls_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listChats_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listChats_query.evaluated;
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
if(!(((key0 === "taskId") || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f262c3b76247(),data});
errors++;
}
}
if(data.taskId !== undefined){
if(!(validate_Id(data.taskId, {instancePath:instancePath+"/taskId",parentData:data,parentDataProperty:"taskId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_f262c3b76247().properties.limit.type,parentSchema:schema_f262c3b76247().properties.limit,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_f262c3b76247().properties.limit,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_f262c3b76247().properties.limit,data:data1});
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_f262c3b76247().properties.cursor,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_f262c3b76247().properties.cursor,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_f262c3b76247().properties.cursor.type,parentSchema:schema_f262c3b76247().properties.cursor,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f262c3b76247().type,parentSchema:schema_f262c3b76247(),data});
errors++;
}
validate_listChats_query.errors = vErrors;
return errors === 0;
}
validate_listChats_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listCommits_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listCommits_query.evaluated;
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
if(!((((key0 === "ref") || (key0 === "path")) || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_c2694e81909d(),data});
errors++;
}
}
if(data.ref !== undefined){
if(!(validate_GitRevision(data.ref, {instancePath:instancePath+"/ref",parentData:data,parentDataProperty:"ref",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitRevision.errors : vErrors.concat(validate_GitRevision.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(!(validate_GitFilePath(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GitFilePath.errors : vErrors.concat(validate_GitFilePath.errors);
errors = vErrors.length;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_c2694e81909d().properties.limit.type,parentSchema:schema_c2694e81909d().properties.limit,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_c2694e81909d().properties.limit,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_c2694e81909d().properties.limit,data:data2});
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_c2694e81909d().properties.cursor,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_c2694e81909d().properties.cursor,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_c2694e81909d().properties.cursor.type,parentSchema:schema_c2694e81909d().properties.cursor,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_c2694e81909d().type,parentSchema:schema_c2694e81909d(),data});
errors++;
}
validate_listCommits_query.errors = vErrors;
return errors === 0;
}
validate_listCommits_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'",schema:schema_6f5fe6f5f26b().required,parentSchema:schema_6f5fe6f5f26b(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "folder")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6f5fe6f5f26b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6f5fe6f5f26b().type,parentSchema:schema_6f5fe6f5f26b(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_28d56c6e0a6d(),data});
errors++;
}
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_28d56c6e0a6d().properties.q,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_28d56c6e0a6d().properties.q,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_28d56c6e0a6d().properties.q.type,parentSchema:schema_28d56c6e0a6d().properties.q,data:data0});
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_28d56c6e0a6d().properties.limit.type,parentSchema:schema_28d56c6e0a6d().properties.limit,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_28d56c6e0a6d().properties.limit,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_28d56c6e0a6d().properties.limit,data:data1});
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_28d56c6e0a6d().properties.cursor,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_28d56c6e0a6d().properties.cursor,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_28d56c6e0a6d().properties.cursor.type,parentSchema:schema_28d56c6e0a6d().properties.cursor,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_28d56c6e0a6d().type,parentSchema:schema_28d56c6e0a6d(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_acd2d88f516d(),data});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_acd2d88f516d().properties.status,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_acd2d88f516d().properties.status,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_acd2d88f516d().properties.status.type,parentSchema:schema_acd2d88f516d().properties.status,data:data0});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_acd2d88f516d().properties.kind,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_acd2d88f516d().properties.kind,data:data2});
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
vErrors = add(vErrors, {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_acd2d88f516d().properties.kind.type,parentSchema:schema_acd2d88f516d().properties.kind,data:data2});
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
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_acd2d88f516d().properties.limit.type,parentSchema:schema_acd2d88f516d().properties.limit,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_acd2d88f516d().properties.limit,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_acd2d88f516d().properties.limit,data:data5});
errors++;
}
}
if(data.cursor !== undefined){
let data6 = data.cursor;
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_acd2d88f516d().properties.cursor,data:data6});
errors++;
}
if(func_653064f49528(data6) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_acd2d88f516d().properties.cursor,data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_acd2d88f516d().properties.cursor.type,parentSchema:schema_acd2d88f516d().properties.cursor,data:data6});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_acd2d88f516d().type,parentSchema:schema_acd2d88f516d(),data});
errors++;
}
validate_listJobs_query.errors = vErrors;
return errors === 0;
}
validate_listJobs_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listKnowledge_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listKnowledge_query.evaluated;
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
if(!(((key0 === "tag") || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_950e8753e575(),data});
errors++;
}
}
if(data.tag !== undefined){
let data0 = data.tag;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_950e8753e575().properties.tag,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_950e8753e575().properties.tag,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_950e8753e575().properties.tag.type,parentSchema:schema_950e8753e575().properties.tag,data:data0});
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_950e8753e575().properties.limit.type,parentSchema:schema_950e8753e575().properties.limit,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_950e8753e575().properties.limit,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_950e8753e575().properties.limit,data:data1});
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_950e8753e575().properties.cursor,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_950e8753e575().properties.cursor,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_950e8753e575().properties.cursor.type,parentSchema:schema_950e8753e575().properties.cursor,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_950e8753e575().type,parentSchema:schema_950e8753e575(),data});
errors++;
}
validate_listKnowledge_query.errors = vErrors;
return errors === 0;
}
validate_listKnowledge_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listMcpCalls_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listMcpCalls_query.evaluated;
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
if(!((((key0 === "serverName") || (key0 === "status")) || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6efab264440f(),data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_6efab264440f().properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6efab264440f().properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6efab264440f().properties.serverName.type,parentSchema:schema_6efab264440f().properties.serverName,data:data0});
errors++;
}
}
if(data.status !== undefined){
if(!(validate_McpCallStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_McpCallStatus.errors : vErrors.concat(validate_McpCallStatus.errors);
errors = vErrors.length;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_6efab264440f().properties.limit.type,parentSchema:schema_6efab264440f().properties.limit,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_6efab264440f().properties.limit,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_6efab264440f().properties.limit,data:data2});
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_6efab264440f().properties.cursor,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_6efab264440f().properties.cursor,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_6efab264440f().properties.cursor.type,parentSchema:schema_6efab264440f().properties.cursor,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6efab264440f().type,parentSchema:schema_6efab264440f(),data});
errors++;
}
validate_listMcpCalls_query.errors = vErrors;
return errors === 0;
}
validate_listMcpCalls_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listMcpTools_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listMcpTools_query.evaluated;
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
if(!(((key0 === "serverName") || (key0 === "limit")) || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_1317da36f376(),data});
errors++;
}
}
if(data.serverName !== undefined){
let data0 = data.serverName;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_1317da36f376().properties.serverName,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1317da36f376().properties.serverName,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/serverName",schemaPath:"#/properties/serverName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1317da36f376().properties.serverName.type,parentSchema:schema_1317da36f376().properties.serverName,data:data0});
errors++;
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_1317da36f376().properties.limit.type,parentSchema:schema_1317da36f376().properties.limit,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_1317da36f376().properties.limit,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_1317da36f376().properties.limit,data:data1});
errors++;
}
}
if(data.cursor !== undefined){
let data2 = data.cursor;
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_1317da36f376().properties.cursor,data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_1317da36f376().properties.cursor,data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_1317da36f376().properties.cursor.type,parentSchema:schema_1317da36f376().properties.cursor,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_1317da36f376().type,parentSchema:schema_1317da36f376(),data});
errors++;
}
validate_listMcpTools_query.errors = vErrors;
return errors === 0;
}
validate_listMcpTools_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_listPlanSteps_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_listPlanSteps_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 200;
}
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "cursor"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_fa453b32a25c(),data});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_fa453b32a25c().properties.limit.type,parentSchema:schema_fa453b32a25c().properties.limit,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_fa453b32a25c().properties.limit,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_fa453b32a25c().properties.limit,data:data0});
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_fa453b32a25c().properties.cursor,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_fa453b32a25c().properties.cursor,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_fa453b32a25c().properties.cursor.type,parentSchema:schema_fa453b32a25c().properties.cursor,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_fa453b32a25c().type,parentSchema:schema_fa453b32a25c(),data});
errors++;
}
validate_listPlanSteps_query.errors = vErrors;
return errors === 0;
}
validate_listPlanSteps_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_753fe5a52eec(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_753fe5a52eec().properties.type,data:data1});
errors++;
}
if(func_653064f49528(data1) < 3){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",schema:3,parentSchema:schema_753fe5a52eec().properties.type,data:data1});
errors++;
}
if(!pattern_508ff0c2a343.test(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"},message:"must match pattern \""+"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$"+"\"",schema:"^[a-z0-9.+-]+/([a-z0-9.+-]+|\\*)$",parentSchema:schema_753fe5a52eec().properties.type,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_753fe5a52eec().properties.type.type,parentSchema:schema_753fe5a52eec().properties.type,data:data1});
errors++;
}
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_753fe5a52eec().properties.limit.type,parentSchema:schema_753fe5a52eec().properties.limit,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_753fe5a52eec().properties.limit,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_753fe5a52eec().properties.limit,data:data2});
errors++;
}
}
if(data.cursor !== undefined){
let data3 = data.cursor;
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_753fe5a52eec().properties.cursor,data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_753fe5a52eec().properties.cursor,data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_753fe5a52eec().properties.cursor.type,parentSchema:schema_753fe5a52eec().properties.cursor,data:data3});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_753fe5a52eec().type,parentSchema:schema_753fe5a52eec(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_80815f9dbc3b(),data});
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_80815f9dbc3b().properties.limit.type,parentSchema:schema_80815f9dbc3b().properties.limit,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_80815f9dbc3b().properties.limit,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_80815f9dbc3b().properties.limit,data:data0});
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_80815f9dbc3b().properties.cursor,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_80815f9dbc3b().properties.cursor,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_80815f9dbc3b().properties.cursor.type,parentSchema:schema_80815f9dbc3b().properties.cursor,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_80815f9dbc3b().type,parentSchema:schema_80815f9dbc3b(),data});
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
if(!(func_191f75b36e8d.call(schema_d80f4fe3a0e0().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d80f4fe3a0e0(),data});
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0().properties.state,data:data0});
errors++;
}
if(data0.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.state,data:data0});
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
vErrors = add(vErrors, {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0().properties.state.type,parentSchema:schema_d80f4fe3a0e0().properties.state,data:data0});
errors++;
}
}
if(data.priority !== undefined){
let data2 = data.priority;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0().properties.priority,data:data2});
errors++;
}
if(data2.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.priority,data:data2});
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
vErrors = add(vErrors, {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0().properties.priority.type,parentSchema:schema_d80f4fe3a0e0().properties.priority,data:data2});
errors++;
}
}
if(data.tag !== undefined){
let data4 = data.tag;
if(Array.isArray(data4)){
if(data4.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0().properties.tag,data:data4});
errors++;
}
if(data4.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.tag,data:data4});
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 64){
vErrors = add(vErrors, {instancePath:instancePath+"/tag/" + i2,schemaPath:"#/properties/tag/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema_d80f4fe3a0e0().properties.tag.items,data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/tag/" + i2,schemaPath:"#/properties/tag/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.tag.items,data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag/" + i2,schemaPath:"#/properties/tag/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0().properties.tag.items.type,parentSchema:schema_d80f4fe3a0e0().properties.tag.items,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0().properties.tag.type,parentSchema:schema_d80f4fe3a0e0().properties.tag,data:data4});
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
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_d80f4fe3a0e0().properties.q,data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.q,data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0().properties.q.type,parentSchema:schema_d80f4fe3a0e0().properties.q,data:data7});
errors++;
}
}
let data8 = data.sort;
if(typeof data8 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0().properties.sort.type,parentSchema:schema_d80f4fe3a0e0().properties.sort,data:data8});
errors++;
}
if(!((((data8 === "createdAt") || (data8 === "-createdAt")) || (data8 === "updatedAt")) || (data8 === "-updatedAt"))){
vErrors = add(vErrors, {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema_d80f4fe3a0e0().properties.sort.enum},message:"must be equal to one of the allowed values",schema:schema_d80f4fe3a0e0().properties.sort.enum,parentSchema:schema_d80f4fe3a0e0().properties.sort,data:data8});
errors++;
}
if(data.fields !== undefined){
let data9 = data.fields;
if(Array.isArray(data9)){
if(data9.length > 20){
vErrors = add(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema_d80f4fe3a0e0().properties.fields,data:data9});
errors++;
}
if(data9.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.fields,data:data9});
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
vErrors = add(vErrors, {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_d80f4fe3a0e0().properties.fields.type,parentSchema:schema_d80f4fe3a0e0().properties.fields,data:data9});
errors++;
}
}
let data11 = data.limit;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_d80f4fe3a0e0().properties.limit.type,parentSchema:schema_d80f4fe3a0e0().properties.limit,data:data11});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 200 || isNaN(data11)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_d80f4fe3a0e0().properties.limit,data:data11});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.limit,data:data11});
errors++;
}
}
if(data.cursor !== undefined){
let data12 = data.cursor;
if(typeof data12 === "string"){
if(func_653064f49528(data12) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_d80f4fe3a0e0().properties.cursor,data:data12});
errors++;
}
if(func_653064f49528(data12) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_d80f4fe3a0e0().properties.cursor,data:data12});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_d80f4fe3a0e0().properties.cursor.type,parentSchema:schema_d80f4fe3a0e0().properties.cursor,data:data12});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d80f4fe3a0e0().type,parentSchema:schema_d80f4fe3a0e0(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "taskId"},message:"must have required property '"+"taskId"+"'",schema:schema_30ae125d0235().required,parentSchema:schema_30ae125d0235(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "taskId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_30ae125d0235(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_30ae125d0235().type,parentSchema:schema_30ae125d0235(),data});
errors++;
}
validate_listTerminals_path.errors = vErrors;
return errors === 0;
}
validate_listTerminals_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_putAiProvider_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_putAiProvider_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.provider === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'",schema:schema_6da4e2f589e9().required,parentSchema:schema_6da4e2f589e9(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "provider")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_6da4e2f589e9(),data});
errors++;
}
}
if(data.provider !== undefined){
if(!(validate_AiProviderName(data.provider, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AiProviderName.errors : vErrors.concat(validate_AiProviderName.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_6da4e2f589e9().type,parentSchema:schema_6da4e2f589e9(),data});
errors++;
}
validate_putAiProvider_path.errors = vErrors;
return errors === 0;
}
validate_putAiProvider_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_putSecret_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_putSecret_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_ab2f09919f83().required,parentSchema:schema_ab2f09919f83(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ab2f09919f83(),data});
errors++;
}
}
if(data.name !== undefined){
if(!(validate_SecretName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_SecretName.errors : vErrors.concat(validate_SecretName.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ab2f09919f83().type,parentSchema:schema_ab2f09919f83(),data});
errors++;
}
validate_putSecret_path.errors = vErrors;
return errors === 0;
}
validate_putSecret_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_828c67acc5da().required,parentSchema:schema_828c67acc5da(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sessionId") || (key0 === "cursor")) || (key0 === "waitMs"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_828c67acc5da(),data});
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
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_828c67acc5da().properties.cursor.type,parentSchema:schema_828c67acc5da().properties.cursor,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_828c67acc5da().properties.cursor,data:data1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_828c67acc5da().properties.cursor,data:data1});
errors++;
}
}
}
let data2 = data.waitMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_828c67acc5da().properties.waitMs.type,parentSchema:schema_828c67acc5da().properties.waitMs,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 30000 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30000},message:"must be <= 30000",schema:30000,parentSchema:schema_828c67acc5da().properties.waitMs,data:data2});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/waitMs",schemaPath:"#/properties/waitMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_828c67acc5da().properties.waitMs,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_828c67acc5da().type,parentSchema:schema_828c67acc5da(),data});
errors++;
}
validate_readTerminal_query.errors = vErrors;
return errors === 0;
}
validate_readTerminal_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_receiveChatEvent_header(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_receiveChatEvent_header.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func_191f75b36e8d.call(schema_e98181b1568e().properties, key0))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e98181b1568e(),data});
errors++;
}
}
if(data["webhook-id"] !== undefined){
let data0 = data["webhook-id"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-id",schemaPath:"#/properties/webhook-id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e98181b1568e().properties["webhook-id"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-id",schemaPath:"#/properties/webhook-id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["webhook-id"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-id",schemaPath:"#/properties/webhook-id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["webhook-id"].type,parentSchema:schema_e98181b1568e().properties["webhook-id"],data:data0});
errors++;
}
}
if(data["webhook-timestamp"] !== undefined){
let data1 = data["webhook-timestamp"];
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 16){
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-timestamp",schemaPath:"#/properties/webhook-timestamp/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_e98181b1568e().properties["webhook-timestamp"],data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-timestamp",schemaPath:"#/properties/webhook-timestamp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["webhook-timestamp"],data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-timestamp",schemaPath:"#/properties/webhook-timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["webhook-timestamp"].type,parentSchema:schema_e98181b1568e().properties["webhook-timestamp"],data:data1});
errors++;
}
}
if(data["webhook-signature"] !== undefined){
let data2 = data["webhook-signature"];
if(typeof data2 === "string"){
if(func_653064f49528(data2) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-signature",schemaPath:"#/properties/webhook-signature/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_e98181b1568e().properties["webhook-signature"],data:data2});
errors++;
}
if(func_653064f49528(data2) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-signature",schemaPath:"#/properties/webhook-signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["webhook-signature"],data:data2});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/webhook-signature",schemaPath:"#/properties/webhook-signature/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["webhook-signature"].type,parentSchema:schema_e98181b1568e().properties["webhook-signature"],data:data2});
errors++;
}
}
if(data["X-Slack-Signature"] !== undefined){
let data3 = data["X-Slack-Signature"];
if(typeof data3 === "string"){
if(func_653064f49528(data3) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Slack-Signature",schemaPath:"#/properties/X-Slack-Signature/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e98181b1568e().properties["X-Slack-Signature"],data:data3});
errors++;
}
if(func_653064f49528(data3) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Slack-Signature",schemaPath:"#/properties/X-Slack-Signature/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["X-Slack-Signature"],data:data3});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/X-Slack-Signature",schemaPath:"#/properties/X-Slack-Signature/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["X-Slack-Signature"].type,parentSchema:schema_e98181b1568e().properties["X-Slack-Signature"],data:data3});
errors++;
}
}
if(data["X-Slack-Request-Timestamp"] !== undefined){
let data4 = data["X-Slack-Request-Timestamp"];
if(typeof data4 === "string"){
if(func_653064f49528(data4) > 16){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Slack-Request-Timestamp",schemaPath:"#/properties/X-Slack-Request-Timestamp/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_e98181b1568e().properties["X-Slack-Request-Timestamp"],data:data4});
errors++;
}
if(func_653064f49528(data4) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Slack-Request-Timestamp",schemaPath:"#/properties/X-Slack-Request-Timestamp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["X-Slack-Request-Timestamp"],data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/X-Slack-Request-Timestamp",schemaPath:"#/properties/X-Slack-Request-Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["X-Slack-Request-Timestamp"].type,parentSchema:schema_e98181b1568e().properties["X-Slack-Request-Timestamp"],data:data4});
errors++;
}
}
if(data["X-Telegram-Bot-Api-Secret-Token"] !== undefined){
let data5 = data["X-Telegram-Bot-Api-Secret-Token"];
if(typeof data5 === "string"){
if(func_653064f49528(data5) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Telegram-Bot-Api-Secret-Token",schemaPath:"#/properties/X-Telegram-Bot-Api-Secret-Token/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e98181b1568e().properties["X-Telegram-Bot-Api-Secret-Token"],data:data5});
errors++;
}
if(func_653064f49528(data5) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Telegram-Bot-Api-Secret-Token",schemaPath:"#/properties/X-Telegram-Bot-Api-Secret-Token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["X-Telegram-Bot-Api-Secret-Token"],data:data5});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/X-Telegram-Bot-Api-Secret-Token",schemaPath:"#/properties/X-Telegram-Bot-Api-Secret-Token/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["X-Telegram-Bot-Api-Secret-Token"].type,parentSchema:schema_e98181b1568e().properties["X-Telegram-Bot-Api-Secret-Token"],data:data5});
errors++;
}
}
if(data["X-Signature-Ed25519"] !== undefined){
let data6 = data["X-Signature-Ed25519"];
if(typeof data6 === "string"){
if(func_653064f49528(data6) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Signature-Ed25519",schemaPath:"#/properties/X-Signature-Ed25519/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e98181b1568e().properties["X-Signature-Ed25519"],data:data6});
errors++;
}
if(func_653064f49528(data6) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Signature-Ed25519",schemaPath:"#/properties/X-Signature-Ed25519/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["X-Signature-Ed25519"],data:data6});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/X-Signature-Ed25519",schemaPath:"#/properties/X-Signature-Ed25519/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["X-Signature-Ed25519"].type,parentSchema:schema_e98181b1568e().properties["X-Signature-Ed25519"],data:data6});
errors++;
}
}
if(data["X-Signature-Timestamp"] !== undefined){
let data7 = data["X-Signature-Timestamp"];
if(typeof data7 === "string"){
if(func_653064f49528(data7) > 32){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Signature-Timestamp",schemaPath:"#/properties/X-Signature-Timestamp/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters",schema:32,parentSchema:schema_e98181b1568e().properties["X-Signature-Timestamp"],data:data7});
errors++;
}
if(func_653064f49528(data7) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/X-Signature-Timestamp",schemaPath:"#/properties/X-Signature-Timestamp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["X-Signature-Timestamp"],data:data7});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/X-Signature-Timestamp",schemaPath:"#/properties/X-Signature-Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["X-Signature-Timestamp"].type,parentSchema:schema_e98181b1568e().properties["X-Signature-Timestamp"],data:data7});
errors++;
}
}
if(data["Idempotency-Key"] !== undefined){
let data8 = data["Idempotency-Key"];
if(typeof data8 === "string"){
if(func_653064f49528(data8) > 255){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",schema:255,parentSchema:schema_e98181b1568e().properties["Idempotency-Key"],data:data8});
errors++;
}
if(func_653064f49528(data8) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e98181b1568e().properties["Idempotency-Key"],data:data8});
errors++;
}
if(!pattern_63c1c1bc7f23.test(data8)){
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must match pattern \""+"^[\\x21-\\x7e]+$"+"\"",schema:"^[\\x21-\\x7e]+$",parentSchema:schema_e98181b1568e().properties["Idempotency-Key"],data:data8});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Idempotency-Key",schemaPath:"#/properties/Idempotency-Key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e98181b1568e().properties["Idempotency-Key"].type,parentSchema:schema_e98181b1568e().properties["Idempotency-Key"],data:data8});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e98181b1568e().type,parentSchema:schema_e98181b1568e(),data});
errors++;
}
validate_receiveChatEvent_header.errors = vErrors;
return errors === 0;
}
validate_receiveChatEvent_header.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_receiveMatrixTransaction_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_receiveMatrixTransaction_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integrationId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrationId"},message:"must have required property '"+"integrationId"+"'",schema:schema_982666d8e33b().required,parentSchema:schema_982666d8e33b(),data});
errors++;
}
if(data.txnId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "txnId"},message:"must have required property '"+"txnId"+"'",schema:schema_982666d8e33b().required,parentSchema:schema_982666d8e33b(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "integrationId") || (key0 === "txnId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_982666d8e33b(),data});
errors++;
}
}
if(data.integrationId !== undefined){
if(!(validate_Id(data.integrationId, {instancePath:instancePath+"/integrationId",parentData:data,parentDataProperty:"integrationId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.txnId !== undefined){
let data1 = data.txnId;
if(typeof data1 === "string"){
if(func_653064f49528(data1) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/txnId",schemaPath:"#/properties/txnId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_982666d8e33b().properties.txnId,data:data1});
errors++;
}
if(func_653064f49528(data1) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/txnId",schemaPath:"#/properties/txnId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_982666d8e33b().properties.txnId,data:data1});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/txnId",schemaPath:"#/properties/txnId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_982666d8e33b().properties.txnId.type,parentSchema:schema_982666d8e33b().properties.txnId,data:data1});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_982666d8e33b().type,parentSchema:schema_982666d8e33b(),data});
errors++;
}
validate_receiveMatrixTransaction_path.errors = vErrors;
return errors === 0;
}
validate_receiveMatrixTransaction_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
if(data.webhookId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'",schema:schema_af6f348b0607().required,parentSchema:schema_af6f348b0607(),data});
errors++;
}
if(data.deliveryId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'",schema:schema_af6f348b0607().required,parentSchema:schema_af6f348b0607(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "webhookId") || (key0 === "deliveryId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_af6f348b0607(),data});
errors++;
}
}
if(data.webhookId !== undefined){
if(!(validate_Id(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_af6f348b0607().type,parentSchema:schema_af6f348b0607(),data});
errors++;
}
validate_redeliver_path.errors = vErrors;
return errors === 0;
}
validate_redeliver_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_removeRemote_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_removeRemote_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remote === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remote"},message:"must have required property '"+"remote"+"'",schema:schema_815fd3614db1().required,parentSchema:schema_815fd3614db1(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "remote")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_815fd3614db1(),data});
errors++;
}
}
if(data.remote !== undefined){
let data0 = data.remote;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_815fd3614db1().properties.remote,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_815fd3614db1().properties.remote,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_815fd3614db1().properties.remote.type,parentSchema:schema_815fd3614db1().properties.remote,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_815fd3614db1().type,parentSchema:schema_815fd3614db1(),data});
errors++;
}
validate_removeRemote_path.errors = vErrors;
return errors === 0;
}
validate_removeRemote_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_replaceResource_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_replaceResource_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.replace === undefined){
data.replace = false;
}
for(const key0 in data){
if(!(key0 === "replace")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_91c7b5a51337(),data});
errors++;
}
}
let data0 = data.replace;
if(typeof data0 !== "boolean"){
vErrors = add(vErrors, {instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema_91c7b5a51337().properties.replace.type,parentSchema:schema_91c7b5a51337().properties.replace,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_91c7b5a51337().type,parentSchema:schema_91c7b5a51337(),data});
errors++;
}
validate_replaceResource_query.errors = vErrors;
return errors === 0;
}
validate_replaceResource_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_respondApproval_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_respondApproval_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chatId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chatId"},message:"must have required property '"+"chatId"+"'",schema:schema_ea777ad9d68e().required,parentSchema:schema_ea777ad9d68e(),data});
errors++;
}
if(data.approvalId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvalId"},message:"must have required property '"+"approvalId"+"'",schema:schema_ea777ad9d68e().required,parentSchema:schema_ea777ad9d68e(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "chatId") || (key0 === "approvalId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_ea777ad9d68e(),data});
errors++;
}
}
if(data.chatId !== undefined){
if(!(validate_Id(data.chatId, {instancePath:instancePath+"/chatId",parentData:data,parentDataProperty:"chatId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.approvalId !== undefined){
if(!(validate_Id(data.approvalId, {instancePath:instancePath+"/approvalId",parentData:data,parentDataProperty:"approvalId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_ea777ad9d68e().type,parentSchema:schema_ea777ad9d68e(),data});
errors++;
}
validate_respondApproval_path.errors = vErrors;
return errors === 0;
}
validate_respondApproval_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_restoreConfigRevision_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_restoreConfigRevision_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.revision === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema_d7120c7fcd15().required,parentSchema:schema_d7120c7fcd15(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "revision")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_d7120c7fcd15(),data});
errors++;
}
}
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_d7120c7fcd15().properties.revision.type,parentSchema:schema_d7120c7fcd15().properties.revision,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_d7120c7fcd15().properties.revision,data:data0});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_d7120c7fcd15().properties.revision,data:data0});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_d7120c7fcd15().type,parentSchema:schema_d7120c7fcd15(),data});
errors++;
}
validate_restoreConfigRevision_path.errors = vErrors;
return errors === 0;
}
validate_restoreConfigRevision_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_restoreKnowledgeRevision_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_restoreKnowledgeRevision_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entryId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entryId"},message:"must have required property '"+"entryId"+"'",schema:schema_f91ac026d817().required,parentSchema:schema_f91ac026d817(),data});
errors++;
}
if(data.revision === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'",schema:schema_f91ac026d817().required,parentSchema:schema_f91ac026d817(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "entryId") || (key0 === "revision"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f91ac026d817(),data});
errors++;
}
}
if(data.entryId !== undefined){
if(!(validate_Id(data.entryId, {instancePath:instancePath+"/entryId",parentData:data,parentDataProperty:"entryId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_f91ac026d817().properties.revision.type,parentSchema:schema_f91ac026d817().properties.revision,data:data1});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_f91ac026d817().properties.revision,data:data1});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = add(vErrors, {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_f91ac026d817().properties.revision,data:data1});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f91ac026d817().type,parentSchema:schema_f91ac026d817(),data});
errors++;
}
validate_restoreKnowledgeRevision_path.errors = vErrors;
return errors === 0;
}
validate_restoreKnowledgeRevision_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_revokeSession_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_revokeSession_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessionId"},message:"must have required property '"+"sessionId"+"'",schema:schema_2b85a5144ef0().required,parentSchema:schema_2b85a5144ef0(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "sessionId")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_2b85a5144ef0(),data});
errors++;
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_2b85a5144ef0().type,parentSchema:schema_2b85a5144ef0(),data});
errors++;
}
validate_revokeSession_path.errors = vErrors;
return errors === 0;
}
validate_revokeSession_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_runScript_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_runScript_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema_e195d3e1da24().required,parentSchema:schema_e195d3e1da24(),data});
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_e195d3e1da24(),data});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_e195d3e1da24().properties.name,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_e195d3e1da24().properties.name,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_e195d3e1da24().properties.name.type,parentSchema:schema_e195d3e1da24().properties.name,data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_e195d3e1da24().type,parentSchema:schema_e195d3e1da24(),data});
errors++;
}
validate_runScript_path.errors = vErrors;
return errors === 0;
}
validate_runScript_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_searchKnowledge_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_searchKnowledge_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
data.mode = "both";
}
if(data.limit === undefined){
data.limit = 10;
}
if(data.q === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "q"},message:"must have required property '"+"q"+"'",schema:schema_0654c0fcda0b().required,parentSchema:schema_0654c0fcda0b(),data});
errors++;
}
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "mode")) || (key0 === "limit"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_0654c0fcda0b(),data});
errors++;
}
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 1024){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters",schema:1024,parentSchema:schema_0654c0fcda0b().properties.q,data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_0654c0fcda0b().properties.q,data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/q",schemaPath:"#/properties/q/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0654c0fcda0b().properties.q.type,parentSchema:schema_0654c0fcda0b().properties.q,data:data0});
errors++;
}
}
let data1 = data.mode;
if(typeof data1 !== "string"){
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_0654c0fcda0b().properties.mode.type,parentSchema:schema_0654c0fcda0b().properties.mode,data:data1});
errors++;
}
if(!(((data1 === "words") || (data1 === "semantic")) || (data1 === "both"))){
vErrors = add(vErrors, {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema_0654c0fcda0b().properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema_0654c0fcda0b().properties.mode.enum,parentSchema:schema_0654c0fcda0b().properties.mode,data:data1});
errors++;
}
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_0654c0fcda0b().properties.limit.type,parentSchema:schema_0654c0fcda0b().properties.limit,data:data2});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 50 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema_0654c0fcda0b().properties.limit,data:data2});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_0654c0fcda0b().properties.limit,data:data2});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_0654c0fcda0b().type,parentSchema:schema_0654c0fcda0b(),data});
errors++;
}
validate_searchKnowledge_query.errors = vErrors;
return errors === 0;
}
validate_searchKnowledge_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_streamChat_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_streamChat_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "after")){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_2c863b2c8d36(),data});
errors++;
}
}
if(data.after !== undefined){
let data0 = data.after;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_2c863b2c8d36().properties.after.type,parentSchema:schema_2c863b2c8d36().properties.after,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_2c863b2c8d36().properties.after,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_2c863b2c8d36().properties.after,data:data0});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_2c863b2c8d36().type,parentSchema:schema_2c863b2c8d36(),data});
errors++;
}
validate_streamChat_query.errors = vErrors;
return errors === 0;
}
validate_streamChat_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4873169494a2(),data});
errors++;
}
}
if(data.after !== undefined){
let data0 = data.after;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4873169494a2().properties.after.type,parentSchema:schema_4873169494a2().properties.after,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_4873169494a2().properties.after,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_4873169494a2().properties.after,data:data0});
errors++;
}
}
}
if(data.kinds !== undefined){
let data1 = data.kinds;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema_4873169494a2().properties.kinds,data:data1});
errors++;
}
if(data1.length < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema_4873169494a2().properties.kinds,data:data1});
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
vErrors = add(vErrors, {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema_4873169494a2().properties.kinds.type,parentSchema:schema_4873169494a2().properties.kinds,data:data1});
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
vErrors = add(vErrors, {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema_4873169494a2().properties.ticket,data:data4});
errors++;
}
if(func_653064f49528(data4) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4873169494a2().properties.ticket,data:data4});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4873169494a2().properties.ticket.type,parentSchema:schema_4873169494a2().properties.ticket,data:data4});
errors++;
}
}
let data5 = data.limit;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_4873169494a2().properties.limit.type,parentSchema:schema_4873169494a2().properties.limit,data:data5});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema_4873169494a2().properties.limit,data:data5});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = add(vErrors, {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema_4873169494a2().properties.limit,data:data5});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4873169494a2().type,parentSchema:schema_4873169494a2(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_22cbdb6328ce(),data});
errors++;
}
}
if(data["Last-Event-ID"] !== undefined){
let data0 = data["Last-Event-ID"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 16){
vErrors = add(vErrors, {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters",schema:16,parentSchema:schema_22cbdb6328ce().properties["Last-Event-ID"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_22cbdb6328ce().properties["Last-Event-ID"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/Last-Event-ID",schemaPath:"#/properties/Last-Event-ID/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_22cbdb6328ce().properties["Last-Event-ID"].type,parentSchema:schema_22cbdb6328ce().properties["Last-Event-ID"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_22cbdb6328ce().type,parentSchema:schema_22cbdb6328ce(),data});
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_11d66f9b69ea(),data});
errors++;
}
}
if(data.cursor !== undefined){
let data0 = data.cursor;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema_11d66f9b69ea().properties.cursor.type,parentSchema:schema_11d66f9b69ea().properties.cursor,data:data0});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991",schema:9007199254740991,parentSchema:schema_11d66f9b69ea().properties.cursor,data:data0});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = add(vErrors, {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema_11d66f9b69ea().properties.cursor,data:data0});
errors++;
}
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_11d66f9b69ea().type,parentSchema:schema_11d66f9b69ea(),data});
errors++;
}
validate_streamJob_query.errors = vErrors;
return errors === 0;
}
validate_streamJob_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_unlinkChatAccount_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_unlinkChatAccount_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integrationId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrationId"},message:"must have required property '"+"integrationId"+"'",schema:schema_19338873eab6().required,parentSchema:schema_19338873eab6(),data});
errors++;
}
if(data.linkId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkId"},message:"must have required property '"+"linkId"+"'",schema:schema_19338873eab6().required,parentSchema:schema_19338873eab6(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "integrationId") || (key0 === "linkId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_19338873eab6(),data});
errors++;
}
}
if(data.integrationId !== undefined){
if(!(validate_Id(data.integrationId, {instancePath:instancePath+"/integrationId",parentData:data,parentDataProperty:"integrationId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.linkId !== undefined){
if(!(validate_Id(data.linkId, {instancePath:instancePath+"/linkId",parentData:data,parentDataProperty:"linkId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_19338873eab6().type,parentSchema:schema_19338873eab6(),data});
errors++;
}
validate_unlinkChatAccount_path.errors = vErrors;
return errors === 0;
}
validate_unlinkChatAccount_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
function validate_updateQueuedMessage_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_updateQueuedMessage_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chatId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chatId"},message:"must have required property '"+"chatId"+"'",schema:schema_f3bd49aa1bbc().required,parentSchema:schema_f3bd49aa1bbc(),data});
errors++;
}
if(data.messageId === undefined){
vErrors = add(vErrors, {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'",schema:schema_f3bd49aa1bbc().required,parentSchema:schema_f3bd49aa1bbc(),data});
errors++;
}
for(const key0 in data){
if(!((key0 === "chatId") || (key0 === "messageId"))){
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_f3bd49aa1bbc(),data});
errors++;
}
}
if(data.chatId !== undefined){
if(!(validate_Id(data.chatId, {instancePath:instancePath+"/chatId",parentData:data,parentDataProperty:"chatId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Id.errors : vErrors.concat(validate_Id.errors);
errors = vErrors.length;
}
}
if(data.messageId !== undefined){
if(!(validate_ChatMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ChatMessageId.errors : vErrors.concat(validate_ChatMessageId.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_f3bd49aa1bbc().type,parentSchema:schema_f3bd49aa1bbc(),data});
errors++;
}
validate_updateQueuedMessage_path.errors = vErrors;
return errors === 0;
}
validate_updateQueuedMessage_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
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
vErrors = add(vErrors, {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema_4f9134d9bcf4(),data});
errors++;
}
}
if(data["If-Match"] !== undefined){
let data0 = data["If-Match"];
if(typeof data0 === "string"){
if(func_653064f49528(data0) > 256){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema_4f9134d9bcf4().properties["If-Match"],data:data0});
errors++;
}
if(func_653064f49528(data0) < 1){
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema_4f9134d9bcf4().properties["If-Match"],data:data0});
errors++;
}
}
else {
vErrors = add(vErrors, {instancePath:instancePath+"/If-Match",schemaPath:"#/properties/If-Match/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema_4f9134d9bcf4().properties["If-Match"].type,parentSchema:schema_4f9134d9bcf4().properties["If-Match"],data:data0});
errors++;
}
}
}
else {
vErrors = add(vErrors, {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema_4f9134d9bcf4().type,parentSchema:schema_4f9134d9bcf4(),data});
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
  listPlanSteps_query: validate_listPlanSteps_query,
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
  executePlan_header: validate_executePlan_header,
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
  executePlanStep_header: validate_executePlan_header,
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
  replaceResource_path: validate_getResource_path,
  replaceResource_query: validate_replaceResource_query,
  replaceResource_header: validate_updateTask_header,
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
  listTerminals_query: validate_listPlanSteps_query,
  openTerminal_path: validate_listTerminals_path,
  openTerminal_query: validate_createTask_query,
  openTerminal_header: validate_createTask_header,
  openTerminal_body: validate_TerminalInput,
  getTerminal_path: validate_getTerminal_path,
  getTerminal_query: validate_createTask_query,
  updateTerminal_path: validate_getTerminal_path,
  updateTerminal_query: validate_createTask_query,
  updateTerminal_body: validate_TerminalPatch,
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
  updateRoleContext_query: validate_createTask_query,
  updateRoleContext_header: validate_updateTask_header,
  updateRoleContext_body: validate_ContextInput,
  listContextDocuments_query: validate_listTaskHistory_query,
  getContextDocument_path: validate_getContextDocument_path,
  getContextDocument_query: validate_createTask_query,
  getContextDocument_header: validate_getTask_header,
  putContextDocument_path: validate_getContextDocument_path,
  putContextDocument_query: validate_createTask_query,
  putContextDocument_header: validate_updateTask_header,
  putContextDocument_body: validate_ContextInput,
  deleteContextDocument_path: validate_getContextDocument_path,
  deleteContextDocument_query: validate_createTask_query,
  deleteContextDocument_header: validate_updateTask_header,
  buildContext_query: validate_createTask_query,
  buildContext_header: validate_createTask_header,
  buildContext_body: validate_ContextBuildInput,
  getConfig_query: validate_createTask_query,
  getConfig_header: validate_getTask_header,
  updateConfig_query: validate_createTask_query,
  updateConfig_header: validate_updateTask_header,
  updateConfig_body: validate_ConfigPatch,
  getApproval_query: validate_createTask_query,
  approveCommands_query: validate_createTask_query,
  approveCommands_header: validate_createTask_header,
  approveCommands_body: validate_ApprovalInput,
  getConfigSchema_query: validate_createTask_query,
  validateConfig_query: validate_createTask_query,
  validateConfig_header: validate_createTask_header,
  validateConfig_body: validate_ConfigValidationInput,
  listConfigRevisions_query: validate_listTaskHistory_query,
  restoreConfigRevision_path: validate_restoreConfigRevision_path,
  restoreConfigRevision_query: validate_createTask_query,
  restoreConfigRevision_header: validate_executePlan_header,
  runScript_path: validate_runScript_path,
  runScript_query: validate_createTask_query,
  runScript_header: validate_createTask_header,
  runScript_body: validate_ScriptRunInput,
  listSecrets_query: validate_createTask_query,
  putSecret_path: validate_putSecret_path,
  putSecret_query: validate_createTask_query,
  putSecret_header: validate_updateTask_header,
  putSecret_body: validate_SecretInput,
  deleteSecret_path: validate_putSecret_path,
  deleteSecret_query: validate_createTask_query,
  deleteSecret_header: validate_updateTask_header,
  rekeySecrets_query: validate_createTask_query,
  rekeySecrets_header: validate_createTask_header,
  getGitStatus_query: validate_createTask_query,
  getGitDiff_query: validate_getGitDiff_query,
  stageFiles_query: validate_createTask_query,
  stageFiles_header: validate_createTask_header,
  stageFiles_body: validate_GitPathsInput,
  unstageFiles_query: validate_createTask_query,
  unstageFiles_header: validate_createTask_header,
  unstageFiles_body: validate_GitPathsInput,
  listCommits_query: validate_listCommits_query,
  createCommit_query: validate_createTask_query,
  createCommit_header: validate_createTask_header,
  createCommit_body: validate_CommitInput,
  getCommit_path: validate_getCommit_path,
  getCommit_query: validate_createTask_query,
  getBlob_query: validate_getBlob_query,
  getBlob_header: validate_getResource_header,
  listBranches_query: validate_listTaskHistory_query,
  createBranch_query: validate_createTask_query,
  createBranch_header: validate_createTask_header,
  createBranch_body: validate_NewBranch,
  deleteBranch_path: validate_deleteBranch_path,
  deleteBranch_query: validate_deleteBranch_query,
  checkoutBranch_query: validate_createTask_query,
  checkoutBranch_header: validate_createTask_header,
  checkoutBranch_body: validate_CheckoutInput,
  pushChanges_query: validate_createTask_query,
  pushChanges_header: validate_createTask_header,
  pushChanges_body: validate_PushInput,
  listRemotes_query: validate_listTaskHistory_query,
  addRemote_query: validate_createTask_query,
  addRemote_header: validate_createTask_header,
  addRemote_body: validate_NewRemote,
  removeRemote_path: validate_removeRemote_path,
  removeRemote_query: validate_createTask_query,
  fetchRemote_query: validate_createTask_query,
  fetchRemote_header: validate_createTask_header,
  fetchRemote_body: validate_FetchInput,
  pullChanges_query: validate_createTask_query,
  pullChanges_header: validate_createTask_header,
  pullChanges_body: validate_PullInput,
  cloneRepository_query: validate_createTask_query,
  cloneRepository_header: validate_createTask_header,
  cloneRepository_body: validate_CloneInput,
  listPushes_query: validate_listTaskHistory_query,
  listGitCredentials_query: validate_listTaskHistory_query,
  putGitCredential_path: validate_removeRemote_path,
  putGitCredential_query: validate_createTask_query,
  putGitCredential_body: validate_GitCredentialInput,
  deleteGitCredential_path: validate_removeRemote_path,
  deleteGitCredential_query: validate_createTask_query,
  listMcpServers_query: validate_createTask_query,
  getMcpServer_path: validate_getMcpServer_path,
  getMcpServer_query: validate_createTask_query,
  putMcpServer_path: validate_getMcpServer_path,
  putMcpServer_query: validate_createTask_query,
  putMcpServer_header: validate_updateTask_header,
  putMcpServer_body: validate_McpServerEntry,
  deleteMcpServer_path: validate_getMcpServer_path,
  deleteMcpServer_query: validate_createTask_query,
  deleteMcpServer_header: validate_updateTask_header,
  testMcpServer_path: validate_getMcpServer_path,
  testMcpServer_query: validate_createTask_query,
  testMcpServer_header: validate_createTask_header,
  restartMcpServer_path: validate_getMcpServer_path,
  restartMcpServer_query: validate_createTask_query,
  restartMcpServer_header: validate_createTask_header,
  getMcpServerLogs_path: validate_getMcpServer_path,
  getMcpServerLogs_query: validate_streamJob_query,
  startMcpAuth_path: validate_getMcpServer_path,
  startMcpAuth_query: validate_createTask_query,
  startMcpAuth_header: validate_createTask_header,
  startMcpAuth_body: validate_McpAuthInput,
  deleteMcpAuth_path: validate_getMcpServer_path,
  deleteMcpAuth_query: validate_createTask_query,
  completeMcpAuth_path: validate_getMcpServer_path,
  completeMcpAuth_query: validate_createTask_query,
  completeMcpAuth_header: validate_createTask_header,
  completeMcpAuth_body: validate_McpAuthCode,
  listMcpTools_query: validate_listMcpTools_query,
  executeMcpTool_query: validate_createTask_query,
  executeMcpTool_header: validate_createTask_header,
  executeMcpTool_body: validate_McpToolCall,
  listMcpCalls_query: validate_listMcpCalls_query,
  getMcpCall_path: validate_getMcpCall_path,
  getMcpCall_query: validate_createTask_query,
  approveMcpCall_path: validate_getMcpCall_path,
  approveMcpCall_query: validate_createTask_query,
  approveMcpCall_header: validate_createTask_header,
  cancelMcpCall_path: validate_getMcpCall_path,
  cancelMcpCall_query: validate_createTask_query,
  cancelMcpCall_header: validate_createTask_header,
  listMcpResources_query: validate_listMcpTools_query,
  readMcpResource_query: validate_createTask_query,
  readMcpResource_header: validate_createTask_header,
  readMcpResource_body: validate_McpResourceInput,
  listMcpPrompts_query: validate_listMcpTools_query,
  getMcpPrompt_query: validate_createTask_query,
  getMcpPrompt_header: validate_createTask_header,
  getMcpPrompt_body: validate_McpPromptInput,
  listSkills_query: validate_listTaskHistory_query,
  createSkill_query: validate_createTask_query,
  createSkill_header: validate_createTask_header,
  createSkill_body: validate_SkillInput,
  importSkill_query: validate_createTask_query,
  importSkill_header: validate_createTask_header,
  importSkill_body: validate_GitSource,
  validateSkill_query: validate_createTask_query,
  validateSkill_header: validate_createTask_header,
  validateSkill_body: validate_SkillValidationInput,
  matchSkills_query: validate_createTask_query,
  matchSkills_header: validate_createTask_header,
  matchSkills_body: validate_SkillMatchInput,
  getSkill_path: validate_getSkill_path,
  getSkill_query: validate_createTask_query,
  getSkill_header: validate_getTask_header,
  updateSkill_path: validate_getSkill_path,
  updateSkill_query: validate_createTask_query,
  updateSkill_header: validate_updateTask_header,
  updateSkill_body: validate_SkillPatch,
  deleteSkill_path: validate_getSkill_path,
  deleteSkill_query: validate_createTask_query,
  deleteSkill_header: validate_updateTask_header,
  approveSkill_path: validate_getSkill_path,
  approveSkill_query: validate_createTask_query,
  approveSkill_header: validate_createTask_header,
  approveSkill_body: validate_SkillApprovalInput,
  refreshSkill_path: validate_getSkill_path,
  refreshSkill_query: validate_createTask_query,
  refreshSkill_header: validate_createTask_header,
  refreshSkill_body: validate_SkillRefreshInput,
  exportSkill_path: validate_getSkill_path,
  exportSkill_query: validate_createTask_query,
  exportSkill_header: validate_getResource_header,
  runSkillScript_path: validate_getSkill_path,
  runSkillScript_query: validate_createTask_query,
  runSkillScript_header: validate_createTask_header,
  runSkillScript_body: validate_SkillScriptInput,
  listSkillFiles_path: validate_getSkill_path,
  listSkillFiles_query: validate_createTask_query,
  listSkillFiles_header: validate_getTask_header,
  getSkillFile_path: validate_getSkillFile_path,
  getSkillFile_query: validate_createTask_query,
  getSkillFile_header: validate_getTask_header,
  putSkillFile_path: validate_getSkillFile_path,
  putSkillFile_query: validate_createTask_query,
  putSkillFile_header: validate_updateTask_header,
  putSkillFile_body: validate_SkillFileInput,
  deleteSkillFile_path: validate_getSkillFile_path,
  deleteSkillFile_query: validate_createTask_query,
  deleteSkillFile_header: validate_updateTask_header,
  listKnowledge_query: validate_listKnowledge_query,
  createKnowledge_query: validate_createTask_query,
  createKnowledge_header: validate_createTask_header,
  createKnowledge_body: validate_KnowledgeInput,
  importKnowledge_query: validate_createTask_query,
  importKnowledge_header: validate_createTask_header,
  importKnowledge_body: validate_GitSource,
  reindexKnowledge_query: validate_createTask_query,
  reindexKnowledge_header: validate_createTask_header,
  searchKnowledge_query: validate_searchKnowledge_query,
  getKnowledge_path: validate_getKnowledge_path,
  getKnowledge_query: validate_createTask_query,
  getKnowledge_header: validate_getTask_header,
  updateKnowledge_path: validate_getKnowledge_path,
  updateKnowledge_query: validate_createTask_query,
  updateKnowledge_header: validate_updateTask_header,
  updateKnowledge_body: validate_KnowledgePatch,
  deleteKnowledge_path: validate_getKnowledge_path,
  deleteKnowledge_query: validate_createTask_query,
  deleteKnowledge_header: validate_updateTask_header,
  listKnowledgeRevisions_path: validate_getKnowledge_path,
  listKnowledgeRevisions_query: validate_listTaskHistory_query,
  restoreKnowledgeRevision_path: validate_restoreKnowledgeRevision_path,
  restoreKnowledgeRevision_query: validate_createTask_query,
  restoreKnowledgeRevision_header: validate_createTask_header,
  listAiProviders_query: validate_createTask_query,
  putAiProvider_path: validate_putAiProvider_path,
  putAiProvider_query: validate_createTask_query,
  putAiProvider_header: validate_updateTask_header,
  putAiProvider_body: validate_AiProviderInput,
  deleteAiProvider_path: validate_putAiProvider_path,
  deleteAiProvider_query: validate_createTask_query,
  deleteAiProvider_header: validate_updateTask_header,
  testAiProvider_path: validate_putAiProvider_path,
  testAiProvider_query: validate_createTask_query,
  testAiProvider_header: validate_createTask_header,
  listAiModels_query: validate_listTaskHistory_query,
  generateText_query: validate_createTask_query,
  generateText_header: validate_createTask_header,
  generateText_body: validate_GenerateInput,
  countTokens_query: validate_createTask_query,
  countTokens_header: validate_createTask_header,
  countTokens_body: validate_TokenCountInput,
  createEmbeddings_query: validate_createTask_query,
  createEmbeddings_header: validate_createTask_header,
  createEmbeddings_body: validate_EmbeddingsInput,
  listAiCalls_query: validate_listAiCalls_query,
  getAiCall_path: validate_getMcpCall_path,
  getAiCall_query: validate_createTask_query,
  getAiCall_header: validate_getTask_header,
  getAiUsage_query: validate_getAiUsage_query,
  getAiBudget_query: validate_createTask_query,
  putAiBudget_query: validate_createTask_query,
  putAiBudget_body: validate_AiBudgetInput,
  listChats_query: validate_listChats_query,
  createChat_query: validate_createTask_query,
  createChat_header: validate_createTask_header,
  createChat_body: validate_ChatInput,
  listChatAgents_query: validate_createTask_query,
  getChat_path: validate_getChat_path,
  getChat_query: validate_createTask_query,
  getChat_header: validate_getTask_header,
  updateChat_path: validate_getChat_path,
  updateChat_query: validate_createTask_query,
  updateChat_header: validate_updateTask_header,
  updateChat_body: validate_ChatPatch,
  deleteChat_path: validate_getChat_path,
  deleteChat_query: validate_createTask_query,
  deleteChat_header: validate_updateTask_header,
  listChatMessages_path: validate_getChat_path,
  listChatMessages_query: validate_listTaskHistory_query,
  sendChatMessage_path: validate_getChat_path,
  sendChatMessage_query: validate_createTask_query,
  sendChatMessage_header: validate_createTask_header,
  sendChatMessage_body: validate_ChatMessageInput,
  streamChat_path: validate_getChat_path,
  streamChat_query: validate_streamChat_query,
  streamChat_header: validate_streamJob_header,
  interruptChat_path: validate_getChat_path,
  interruptChat_query: validate_createTask_query,
  interruptChat_header: validate_createTask_header,
  forkChat_path: validate_getChat_path,
  forkChat_query: validate_createTask_query,
  forkChat_header: validate_createTask_header,
  forkChat_body: validate_ChatForkInput,
  compactChat_path: validate_getChat_path,
  compactChat_query: validate_createTask_query,
  compactChat_header: validate_createTask_header,
  compactChat_body: validate_ChatCompactionInput,
  listApprovals_path: validate_getChat_path,
  listApprovals_query: validate_listTaskHistory_query,
  respondApproval_path: validate_respondApproval_path,
  respondApproval_query: validate_createTask_query,
  respondApproval_header: validate_createTask_header,
  respondApproval_body: validate_ApprovalDecision,
  updateQueuedMessage_path: validate_updateQueuedMessage_path,
  updateQueuedMessage_query: validate_createTask_query,
  updateQueuedMessage_body: validate_QueuedMessagePatch,
  deleteQueuedMessage_path: validate_updateQueuedMessage_path,
  deleteQueuedMessage_query: validate_createTask_query,
  getIdentity_query: validate_createTask_query,
  login_query: validate_createTask_query,
  login_header: validate_createTask_header,
  login_body: validate_LoginInput,
  logout_query: validate_createTask_query,
  logout_header: validate_createTask_header,
  reauthenticate_query: validate_createTask_query,
  reauthenticate_header: validate_createTask_header,
  reauthenticate_body: validate_ReauthenticationInput,
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
  getToken_path: validate_getToken_path,
  getToken_query: validate_createTask_query,
  getToken_header: validate_getTask_header,
  revokeToken_path: validate_getToken_path,
  revokeToken_query: validate_createTask_query,
  revokeToken_header: validate_updateTask_header,
  rotateToken_path: validate_getToken_path,
  rotateToken_query: validate_createTask_query,
  rotateToken_header: validate_createTask_header,
  rotateToken_body: validate_RotationInput,
  exchangeToken_query: validate_createTask_query,
  exchangeToken_header: validate_createTask_header,
  exchangeToken_body: validate_ExchangeInput,
  listScopes_query: validate_createTask_query,
  listSessions_query: validate_listPlanSteps_query,
  revokeSession_path: validate_revokeSession_path,
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
  getUser_path: validate_getUser_path,
  getUser_query: validate_createTask_query,
  getUser_header: validate_getTask_header,
  updateUser_path: validate_getUser_path,
  updateUser_query: validate_createTask_query,
  updateUser_header: validate_updateTask_header,
  updateUser_body: validate_UserPatch,
  deleteUser_path: validate_getUser_path,
  deleteUser_query: validate_createTask_query,
  deleteUser_header: validate_updateTask_header,
  createUserInvite_path: validate_getUser_path,
  createUserInvite_query: validate_createTask_query,
  createUserInvite_header: validate_createTask_header,
  disableUser_path: validate_getUser_path,
  disableUser_query: validate_createTask_query,
  disableUser_header: validate_createTask_header,
  enableUser_path: validate_getUser_path,
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
  getWebhook_path: validate_getWebhook_path,
  getWebhook_query: validate_createTask_query,
  getWebhook_header: validate_getTask_header,
  updateWebhook_path: validate_getWebhook_path,
  updateWebhook_query: validate_createTask_query,
  updateWebhook_header: validate_updateTask_header,
  updateWebhook_body: validate_WebhookPatch,
  deleteWebhook_path: validate_getWebhook_path,
  deleteWebhook_query: validate_createTask_query,
  deleteWebhook_header: validate_updateTask_header,
  testWebhook_path: validate_getWebhook_path,
  testWebhook_query: validate_createTask_query,
  testWebhook_header: validate_createTask_header,
  listDeliveries_path: validate_getWebhook_path,
  listDeliveries_query: validate_listTaskHistory_query,
  redeliver_path: validate_redeliver_path,
  redeliver_query: validate_createTask_query,
  redeliver_header: validate_createTask_header,
  rotateWebhookSecret_path: validate_getWebhook_path,
  rotateWebhookSecret_query: validate_createTask_query,
  rotateWebhookSecret_header: validate_createTask_header,
  listChatIntegrations_query: validate_listTaskHistory_query,
  createChatIntegration_query: validate_createTask_query,
  createChatIntegration_header: validate_createTask_header,
  createChatIntegration_body: validate_ChatIntegrationInput,
  getChatIntegration_path: validate_getChatIntegration_path,
  getChatIntegration_query: validate_createTask_query,
  getChatIntegration_header: validate_getTask_header,
  updateChatIntegration_path: validate_getChatIntegration_path,
  updateChatIntegration_query: validate_createTask_query,
  updateChatIntegration_header: validate_updateTask_header,
  updateChatIntegration_body: validate_ChatIntegrationPatch,
  deleteChatIntegration_path: validate_getChatIntegration_path,
  deleteChatIntegration_query: validate_createTask_query,
  deleteChatIntegration_header: validate_updateTask_header,
  testChatIntegration_path: validate_getChatIntegration_path,
  testChatIntegration_query: validate_createTask_query,
  testChatIntegration_header: validate_createTask_header,
  receiveChatEvent_path: validate_getChatIntegration_path,
  receiveChatEvent_query: validate_createTask_query,
  receiveChatEvent_header: validate_receiveChatEvent_header,
  receiveChatEvent_body: validate_ChatPlatformEvent,
  receiveMatrixTransaction_path: validate_receiveMatrixTransaction_path,
  receiveMatrixTransaction_query: validate_createTask_query,
  receiveMatrixTransaction_body: validate_MatrixTransaction,
  listChatBindings_path: validate_getChatIntegration_path,
  listChatBindings_query: validate_listTaskHistory_query,
  createChatBinding_path: validate_getChatIntegration_path,
  createChatBinding_query: validate_createTask_query,
  createChatBinding_header: validate_createTask_header,
  createChatBinding_body: validate_ChatBindingInput,
  deleteChatBinding_path: validate_deleteChatBinding_path,
  deleteChatBinding_query: validate_createTask_query,
  linkChatAccount_path: validate_getChatIntegration_path,
  linkChatAccount_query: validate_createTask_query,
  linkChatAccount_header: validate_createTask_header,
  linkChatAccount_body: validate_ChatLinkInput,
  unlinkChatAccount_path: validate_unlinkChatAccount_path,
  unlinkChatAccount_query: validate_createTask_query,
  listChatDeliveries_path: validate_getChatIntegration_path,
  listChatDeliveries_query: validate_listTaskHistory_query,
  getVersion_query: validate_createTask_query,
  getHealth_query: validate_createTask_query,
  getReadiness_query: validate_createTask_query,
  getLimits_query: validate_createTask_query,
  listErrorCodes_query: validate_createTask_query,
}
