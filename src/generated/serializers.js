// Made from openapi.yaml by `npm run generate`. Do not edit.
import Serializer from 'fast-json-stringify/lib/serializer.js'
const validator = null
const serializer = Serializer.restoreFromState({ mode: 'standalone' })
function make_addRemote() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_url_7 = obj["url"]
if (value_url_7 !== undefined) {
json += ",\"url\":"
if (typeof value_url_7 !== 'string') {
if (value_url_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_7 instanceof Date) {
json += JSON_STR_QUOTE + value_url_7.toISOString() + JSON_STR_QUOTE
} else if (value_url_7 instanceof RegExp) {
json += asString(value_url_7.source)
} else {
json += asString(value_url_7.toString())
}
} else {
json += asString(value_url_7)
}
}
const value_pushUrl_8 = obj["pushUrl"]
if (value_pushUrl_8 !== undefined) {
json += ",\"pushUrl\":"
if (typeof value_pushUrl_8 !== 'string') {
if (value_pushUrl_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_pushUrl_8 instanceof Date) {
json += JSON_STR_QUOTE + value_pushUrl_8.toISOString() + JSON_STR_QUOTE
} else if (value_pushUrl_8 instanceof RegExp) {
json += asString(value_pushUrl_8.source)
} else {
json += asString(value_pushUrl_8.toString())
}
} else {
json += asString(value_pushUrl_8)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_remote_4 = obj["remote"]
if (value_remote_4 !== undefined) {
json += "{\"remote\":"
json += anonymous2(value_remote_4)
} else {
throw new Error('"remote" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_applyTaskChanges() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_7 = obj["path"]
if (value_path_7 !== undefined) {
json += "{\"path\":"
if (typeof value_path_7 !== 'string') {
if (value_path_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_7 instanceof Date) {
json += JSON_STR_QUOTE + value_path_7.toISOString() + JSON_STR_QUOTE
} else if (value_path_7 instanceof RegExp) {
json += asString(value_path_7.source)
} else {
json += asString(value_path_7.toString())
}
} else {
json += asString(value_path_7)
}
} else {
throw new Error('"path" is required!')
}
const value_action_8 = obj["action"]
if (value_action_8 !== undefined) {
json += ",\"action\":"
if (typeof value_action_8 !== 'string') {
if (value_action_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_action_8 instanceof Date) {
json += JSON_STR_QUOTE + value_action_8.toISOString() + JSON_STR_QUOTE
} else if (value_action_8 instanceof RegExp) {
json += asString(value_action_8.source)
} else {
json += asString(value_action_8.toString())
}
} else {
json += asString(value_action_8)
}
} else {
throw new Error('"action" is required!')
}
const value_oldPath_9 = obj["oldPath"]
if (value_oldPath_9 !== undefined) {
json += ",\"oldPath\":"
if (typeof value_oldPath_9 !== 'string') {
if (value_oldPath_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldPath_9 instanceof Date) {
json += JSON_STR_QUOTE + value_oldPath_9.toISOString() + JSON_STR_QUOTE
} else if (value_oldPath_9 instanceof RegExp) {
json += asString(value_oldPath_9.source)
} else {
json += asString(value_oldPath_9.toString())
}
} else {
json += asString(value_oldPath_9)
}
}
const value_conflict_10 = obj["conflict"]
if (value_conflict_10 !== undefined) {
json += ",\"conflict\":"
if (typeof value_conflict_10 !== 'string') {
if (value_conflict_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_conflict_10 instanceof Date) {
json += JSON_STR_QUOTE + value_conflict_10.toISOString() + JSON_STR_QUOTE
} else if (value_conflict_10 instanceof RegExp) {
json += asString(value_conflict_10.source)
} else {
json += asString(value_conflict_10.toString())
}
} else {
json += asString(value_conflict_10)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/files' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_applied_4 = obj["applied"]
if (value_applied_4 !== undefined) {
json += "{\"applied\":"
json += asBoolean(value_applied_4)
} else {
throw new Error('"applied" is required!')
}
const value_files_5 = obj["files"]
if (value_files_5 !== undefined) {
json += ",\"files\":"
json += anonymous2(value_files_5)
} else {
throw new Error('"files" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_checkAccess() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/access/items/properties/missingScopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_operation_6 = obj["operation"]
if (value_operation_6 !== undefined) {
json += "{\"operation\":"
if (typeof value_operation_6 !== 'string') {
if (value_operation_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_operation_6 instanceof Date) {
json += JSON_STR_QUOTE + value_operation_6.toISOString() + JSON_STR_QUOTE
} else if (value_operation_6 instanceof RegExp) {
json += asString(value_operation_6.source)
} else {
json += asString(value_operation_6.toString())
}
} else {
json += asString(value_operation_6)
}
} else {
throw new Error('"operation" is required!')
}
const value_isAllowed_7 = obj["isAllowed"]
if (value_isAllowed_7 !== undefined) {
json += ",\"isAllowed\":"
json += asBoolean(value_isAllowed_7)
} else {
throw new Error('"isAllowed" is required!')
}
const value_missingScopes_8 = obj["missingScopes"]
if (value_missingScopes_8 !== undefined) {
json += ",\"missingScopes\":"
json += anonymous4(value_missingScopes_8)
} else {
throw new Error('"missingScopes" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/access' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_access_4 = obj["access"]
if (value_access_4 !== undefined) {
json += "{\"access\":"
json += anonymous2(value_access_4)
} else {
throw new Error('"access" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_claimNextTask() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_15 = obj["id"]
if (value_id_15 !== undefined) {
json += "{\"id\":"
if (typeof value_id_15 !== 'string') {
if (value_id_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_15 instanceof Date) {
json += JSON_STR_QUOTE + value_id_15.toISOString() + JSON_STR_QUOTE
} else if (value_id_15 instanceof RegExp) {
json += asString(value_id_15.source)
} else {
json += asString(value_id_15.toString())
}
} else {
json += asString(value_id_15)
}
} else {
throw new Error('"id" is required!')
}
const value_name_16 = obj["name"]
if (value_name_16 !== undefined) {
json += ",\"name\":"
if (typeof value_name_16 !== 'string') {
if (value_name_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_16 instanceof Date) {
json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE
} else if (value_name_16 instanceof RegExp) {
json += asString(value_name_16.source)
} else {
json += asString(value_name_16.toString())
}
} else {
json += asString(value_name_16)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/reviewers' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_24 = obj["id"]
if (value_id_24 !== undefined) {
json += "{\"id\":"
if (typeof value_id_24 !== 'string') {
if (value_id_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_24 instanceof Date) {
json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
} else if (value_id_24 instanceof RegExp) {
json += asString(value_id_24.source)
} else {
json += asString(value_id_24.toString())
}
} else {
json += asString(value_id_24)
}
} else {
throw new Error('"id" is required!')
}
const value_name_25 = obj["name"]
if (value_name_25 !== undefined) {
json += ",\"name\":"
if (typeof value_name_25 !== 'string') {
if (value_name_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_25 instanceof Date) {
json += JSON_STR_QUOTE + value_name_25.toISOString() + JSON_STR_QUOTE
} else if (value_name_25 instanceof RegExp) {
json += asString(value_name_25.source)
} else {
json += asString(value_name_25.toString())
}
} else {
json += asString(value_name_25)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_21 = obj["id"]
if (value_id_21 !== undefined) {
json += "{\"id\":"
if (typeof value_id_21 !== 'string') {
if (value_id_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_21 instanceof Date) {
json += JSON_STR_QUOTE + value_id_21.toISOString() + JSON_STR_QUOTE
} else if (value_id_21 instanceof RegExp) {
json += asString(value_id_21.source)
} else {
json += asString(value_id_21.toString())
}
} else {
json += asString(value_id_21)
}
} else {
throw new Error('"id" is required!')
}
const value_holder_22 = obj["holder"]
if (value_holder_22 !== undefined) {
json += ",\"holder\":"
json += anonymous7(value_holder_22)
} else {
throw new Error('"holder" is required!')
}
const value_claimedAt_26 = obj["claimedAt"]
if (value_claimedAt_26 !== undefined) {
json += ",\"claimedAt\":"
if (typeof value_claimedAt_26 !== 'string') {
if (value_claimedAt_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_claimedAt_26 instanceof Date) {
json += JSON_STR_QUOTE + value_claimedAt_26.toISOString() + JSON_STR_QUOTE
} else if (value_claimedAt_26 instanceof RegExp) {
json += asString(value_claimedAt_26.source)
} else {
json += asString(value_claimedAt_26.toString())
}
} else {
json += asString(value_claimedAt_26)
}
} else {
throw new Error('"claimedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/dependsOn' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
}
const value_intent_8 = obj["intent"]
if (value_intent_8 !== undefined) {
json += ",\"intent\":"
if (typeof value_intent_8 !== 'string') {
if (value_intent_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_intent_8 instanceof Date) {
json += JSON_STR_QUOTE + value_intent_8.toISOString() + JSON_STR_QUOTE
} else if (value_intent_8 instanceof RegExp) {
json += asString(value_intent_8.source)
} else {
json += asString(value_intent_8.toString())
}
} else {
json += asString(value_intent_8)
}
}
const value_content_9 = obj["content"]
if (value_content_9 !== undefined) {
json += ",\"content\":"
if (typeof value_content_9 !== 'string') {
if (value_content_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_9 instanceof Date) {
json += JSON_STR_QUOTE + value_content_9.toISOString() + JSON_STR_QUOTE
} else if (value_content_9 instanceof RegExp) {
json += asString(value_content_9.source)
} else {
json += asString(value_content_9.toString())
}
} else {
json += asString(value_content_9)
}
}
const value_priority_10 = obj["priority"]
if (value_priority_10 !== undefined) {
json += ",\"priority\":"
if (typeof value_priority_10 !== 'string') {
if (value_priority_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priority_10 instanceof Date) {
json += JSON_STR_QUOTE + value_priority_10.toISOString() + JSON_STR_QUOTE
} else if (value_priority_10 instanceof RegExp) {
json += asString(value_priority_10.source)
} else {
json += asString(value_priority_10.toString())
}
} else {
json += asString(value_priority_10)
}
}
const value_readiness_11 = obj["readiness"]
if (value_readiness_11 !== undefined) {
json += ",\"readiness\":"
json += asInteger(value_readiness_11)
}
const value_tags_12 = obj["tags"]
if (value_tags_12 !== undefined) {
json += ",\"tags\":"
json += anonymous3(value_tags_12)
}
const value_author_13 = obj["author"]
if (value_author_13 !== undefined) {
json += ",\"author\":"
json += anonymous4(value_author_13)
}
const value_reviewers_17 = obj["reviewers"]
if (value_reviewers_17 !== undefined) {
json += ",\"reviewers\":"
json += anonymous5(value_reviewers_17)
}
const value_state_18 = obj["state"]
if (value_state_18 !== undefined) {
json += ",\"state\":"
if (typeof value_state_18 !== 'string') {
if (value_state_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_18 instanceof Date) {
json += JSON_STR_QUOTE + value_state_18.toISOString() + JSON_STR_QUOTE
} else if (value_state_18 instanceof RegExp) {
json += asString(value_state_18.source)
} else {
json += asString(value_state_18.toString())
}
} else {
json += asString(value_state_18)
}
}
const value_claim_19 = obj["claim"]
if (value_claim_19 !== undefined) {
json += ",\"claim\":"
json += anonymous6(value_claim_19)
}
const value_dependsOn_27 = obj["dependsOn"]
if (value_dependsOn_27 !== undefined) {
json += ",\"dependsOn\":"
json += anonymous8(value_dependsOn_27)
}
const value_planStepCount_28 = obj["planStepCount"]
if (value_planStepCount_28 !== undefined) {
json += ",\"planStepCount\":"
json += asInteger(value_planStepCount_28)
}
const value_commentCount_29 = obj["commentCount"]
if (value_commentCount_29 !== undefined) {
json += ",\"commentCount\":"
json += asInteger(value_commentCount_29)
}
const value_changeCount_30 = obj["changeCount"]
if (value_changeCount_30 !== undefined) {
json += ",\"changeCount\":"
json += asInteger(value_changeCount_30)
}
const value_createdAt_31 = obj["createdAt"]
if (value_createdAt_31 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_31 !== 'string') {
if (value_createdAt_31 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_31 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_31.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_31 instanceof RegExp) {
json += asString(value_createdAt_31.source)
} else {
json += asString(value_createdAt_31.toString())
}
} else {
json += asString(value_createdAt_31)
}
}
const value_updatedAt_32 = obj["updatedAt"]
if (value_updatedAt_32 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_32 !== 'string') {
if (value_updatedAt_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_32 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_32.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_32 instanceof RegExp) {
json += asString(value_updatedAt_32.source)
} else {
json += asString(value_updatedAt_32.toString())
}
} else {
json += asString(value_updatedAt_32)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous9 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_35 = obj["id"]
if (value_id_35 !== undefined) {
json += "{\"id\":"
if (typeof value_id_35 !== 'string') {
if (value_id_35 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_35 instanceof Date) {
json += JSON_STR_QUOTE + value_id_35.toISOString() + JSON_STR_QUOTE
} else if (value_id_35 instanceof RegExp) {
json += asString(value_id_35.source)
} else {
json += asString(value_id_35.toString())
}
} else {
json += asString(value_id_35)
}
} else {
throw new Error('"id" is required!')
}
const value_taskId_36 = obj["taskId"]
if (value_taskId_36 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_36 !== 'string') {
if (value_taskId_36 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_36 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_36.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_36 instanceof RegExp) {
json += asString(value_taskId_36.source)
} else {
json += asString(value_taskId_36.toString())
}
} else {
json += asString(value_taskId_36)
}
} else {
throw new Error('"taskId" is required!')
}
const value_expiresAt_37 = obj["expiresAt"]
if (value_expiresAt_37 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_37 !== 'string') {
if (value_expiresAt_37 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_37 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_37.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_37 instanceof RegExp) {
json += asString(value_expiresAt_37.source)
} else {
json += asString(value_expiresAt_37.toString())
}
} else {
json += asString(value_expiresAt_37)
}
} else {
throw new Error('"expiresAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_3 = false
const value_task_4 = obj["task"]
if (value_task_4 !== undefined) {
json += addComma_3 ? ",\"task\":" : ((addComma_3 = true), "{\"task\":")
json += anonymous2(value_task_4)
}
const value_claim_33 = obj["claim"]
if (value_claim_33 !== undefined) {
json += addComma_3 ? ",\"claim\":" : ((addComma_3 = true), "{\"claim\":")
json += anonymous9(value_claim_33)
}
if (!addComma_3) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_claimTask() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_taskId_7 = obj["taskId"]
if (value_taskId_7 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_7 !== 'string') {
if (value_taskId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_7.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_7 instanceof RegExp) {
json += asString(value_taskId_7.source)
} else {
json += asString(value_taskId_7.toString())
}
} else {
json += asString(value_taskId_7)
}
} else {
throw new Error('"taskId" is required!')
}
const value_expiresAt_8 = obj["expiresAt"]
if (value_expiresAt_8 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_8 !== 'string') {
if (value_expiresAt_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_8 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_8.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_8 instanceof RegExp) {
json += asString(value_expiresAt_8.source)
} else {
json += asString(value_expiresAt_8.toString())
}
} else {
json += asString(value_expiresAt_8)
}
} else {
throw new Error('"expiresAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_claim_4 = obj["claim"]
if (value_claim_4 !== undefined) {
json += "{\"claim\":"
json += anonymous2(value_claim_4)
} else {
throw new Error('"claim" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_countTokens() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_tokens_4 = obj["tokens"]
if (value_tokens_4 !== undefined) {
json += "{\"tokens\":"
json += asInteger(value_tokens_4)
} else {
throw new Error('"tokens" is required!')
}
const value_method_5 = obj["method"]
if (value_method_5 !== undefined) {
json += ",\"method\":"
if (typeof value_method_5 !== 'string') {
if (value_method_5 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_method_5 instanceof Date) {
json += JSON_STR_QUOTE + value_method_5.toISOString() + JSON_STR_QUOTE
} else if (value_method_5 instanceof RegExp) {
json += asString(value_method_5.source)
} else {
json += asString(value_method_5.toString())
}
} else {
json += asString(value_method_5)
}
} else {
throw new Error('"method" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createBranch() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_oid_7 = obj["oid"]
if (value_oid_7 !== undefined) {
json += ",\"oid\":"
if (typeof value_oid_7 !== 'string') {
if (value_oid_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_7 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_7.toISOString() + JSON_STR_QUOTE
} else if (value_oid_7 instanceof RegExp) {
json += asString(value_oid_7.source)
} else {
json += asString(value_oid_7.toString())
}
} else {
json += asString(value_oid_7)
}
} else {
throw new Error('"oid" is required!')
}
const value_isCurrent_8 = obj["isCurrent"]
if (value_isCurrent_8 !== undefined) {
json += ",\"isCurrent\":"
json += asBoolean(value_isCurrent_8)
} else {
throw new Error('"isCurrent" is required!')
}
const value_upstream_9 = obj["upstream"]
if (value_upstream_9 !== undefined) {
json += ",\"upstream\":"
if (typeof value_upstream_9 !== 'string') {
if (value_upstream_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_upstream_9 instanceof Date) {
json += JSON_STR_QUOTE + value_upstream_9.toISOString() + JSON_STR_QUOTE
} else if (value_upstream_9 instanceof RegExp) {
json += asString(value_upstream_9.source)
} else {
json += asString(value_upstream_9.toString())
}
} else {
json += asString(value_upstream_9)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_branch_4 = obj["branch"]
if (value_branch_4 !== undefined) {
json += "{\"branch\":"
json += anonymous2(value_branch_4)
} else {
throw new Error('"branch" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createChat() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_kind_10 = obj["kind"]
if (value_kind_10 !== undefined) {
json += "{\"kind\":"
if (typeof value_kind_10 !== 'string') {
if (value_kind_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_10 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_10.toISOString() + JSON_STR_QUOTE
} else if (value_kind_10 instanceof RegExp) {
json += asString(value_kind_10.source)
} else {
json += asString(value_kind_10.toString())
}
} else {
json += asString(value_kind_10)
}
} else {
throw new Error('"kind" is required!')
}
const value_model_11 = obj["model"]
if (value_model_11 !== undefined) {
json += ",\"model\":"
if (typeof value_model_11 !== 'string') {
if (value_model_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_model_11 instanceof Date) {
json += JSON_STR_QUOTE + value_model_11.toISOString() + JSON_STR_QUOTE
} else if (value_model_11 instanceof RegExp) {
json += asString(value_model_11.source)
} else {
json += asString(value_model_11.toString())
}
} else {
json += asString(value_model_11)
}
} else {
throw new Error('"model" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_tool_15 = obj["tool"]
if (value_tool_15 !== undefined) {
json += "{\"tool\":"
if (typeof value_tool_15 !== 'string') {
if (value_tool_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tool_15 instanceof Date) {
json += JSON_STR_QUOTE + value_tool_15.toISOString() + JSON_STR_QUOTE
} else if (value_tool_15 instanceof RegExp) {
json += asString(value_tool_15.source)
} else {
json += asString(value_tool_15.toString())
}
} else {
json += asString(value_tool_15)
}
} else {
throw new Error('"tool" is required!')
}
const value_action_16 = obj["action"]
if (value_action_16 !== undefined) {
json += ",\"action\":"
if (typeof value_action_16 !== 'string') {
if (value_action_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_action_16 instanceof Date) {
json += JSON_STR_QUOTE + value_action_16.toISOString() + JSON_STR_QUOTE
} else if (value_action_16 instanceof RegExp) {
json += asString(value_action_16.source)
} else {
json += asString(value_action_16.toString())
}
} else {
json += asString(value_action_16)
}
} else {
throw new Error('"action" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/chat/properties/toolRules' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
} else {
throw new Error('"title" is required!')
}
const value_backend_8 = obj["backend"]
if (value_backend_8 !== undefined) {
json += ",\"backend\":"
json += anonymous3(value_backend_8)
} else {
throw new Error('"backend" is required!')
}
const value_state_12 = obj["state"]
if (value_state_12 !== undefined) {
json += ",\"state\":"
if (typeof value_state_12 !== 'string') {
if (value_state_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_12 instanceof Date) {
json += JSON_STR_QUOTE + value_state_12.toISOString() + JSON_STR_QUOTE
} else if (value_state_12 instanceof RegExp) {
json += asString(value_state_12.source)
} else {
json += asString(value_state_12.toString())
}
} else {
json += asString(value_state_12)
}
} else {
throw new Error('"state" is required!')
}
const value_toolRules_13 = obj["toolRules"]
if (value_toolRules_13 !== undefined) {
json += ",\"toolRules\":"
json += anonymous4(value_toolRules_13)
} else {
throw new Error('"toolRules" is required!')
}
const value_createdBy_17 = obj["createdBy"]
if (value_createdBy_17 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_17 !== 'string') {
if (value_createdBy_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_17 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_17.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_17 instanceof RegExp) {
json += asString(value_createdBy_17.source)
} else {
json += asString(value_createdBy_17.toString())
}
} else {
json += asString(value_createdBy_17)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_18 = obj["createdAt"]
if (value_createdAt_18 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_18 !== 'string') {
if (value_createdAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_18 instanceof RegExp) {
json += asString(value_createdAt_18.source)
} else {
json += asString(value_createdAt_18.toString())
}
} else {
json += asString(value_createdAt_18)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_19 = obj["updatedAt"]
if (value_updatedAt_19 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_19 !== 'string') {
if (value_updatedAt_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_19 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_19.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_19 instanceof RegExp) {
json += asString(value_updatedAt_19.source)
} else {
json += asString(value_updatedAt_19.toString())
}
} else {
json += asString(value_updatedAt_19)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_taskId_20 = obj["taskId"]
if (value_taskId_20 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_20 !== 'string') {
if (value_taskId_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_20 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_20.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_20 instanceof RegExp) {
json += asString(value_taskId_20.source)
} else {
json += asString(value_taskId_20.toString())
}
} else {
json += asString(value_taskId_20)
}
}
const value_system_21 = obj["system"]
if (value_system_21 !== undefined) {
json += ",\"system\":"
if (typeof value_system_21 !== 'string') {
if (value_system_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_system_21 instanceof Date) {
json += JSON_STR_QUOTE + value_system_21.toISOString() + JSON_STR_QUOTE
} else if (value_system_21 instanceof RegExp) {
json += asString(value_system_21.source)
} else {
json += asString(value_system_21.toString())
}
} else {
json += asString(value_system_21)
}
}
const value_forkedFrom_22 = obj["forkedFrom"]
if (value_forkedFrom_22 !== undefined) {
json += ",\"forkedFrom\":"
if (typeof value_forkedFrom_22 !== 'string') {
if (value_forkedFrom_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_forkedFrom_22 instanceof Date) {
json += JSON_STR_QUOTE + value_forkedFrom_22.toISOString() + JSON_STR_QUOTE
} else if (value_forkedFrom_22 instanceof RegExp) {
json += asString(value_forkedFrom_22.source)
} else {
json += asString(value_forkedFrom_22.toString())
}
} else {
json += asString(value_forkedFrom_22)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_chat_4 = obj["chat"]
if (value_chat_4 !== undefined) {
json += "{\"chat\":"
json += anonymous2(value_chat_4)
} else {
throw new Error('"chat" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createChatBinding() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_integrationId_7 = obj["integrationId"]
if (value_integrationId_7 !== undefined) {
json += ",\"integrationId\":"
if (typeof value_integrationId_7 !== 'string') {
if (value_integrationId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_integrationId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_integrationId_7.toISOString() + JSON_STR_QUOTE
} else if (value_integrationId_7 instanceof RegExp) {
json += asString(value_integrationId_7.source)
} else {
json += asString(value_integrationId_7.toString())
}
} else {
json += asString(value_integrationId_7)
}
} else {
throw new Error('"integrationId" is required!')
}
const value_threadId_8 = obj["threadId"]
if (value_threadId_8 !== undefined) {
json += ",\"threadId\":"
if (typeof value_threadId_8 !== 'string') {
if (value_threadId_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_threadId_8 instanceof Date) {
json += JSON_STR_QUOTE + value_threadId_8.toISOString() + JSON_STR_QUOTE
} else if (value_threadId_8 instanceof RegExp) {
json += asString(value_threadId_8.source)
} else {
json += asString(value_threadId_8.toString())
}
} else {
json += asString(value_threadId_8)
}
} else {
throw new Error('"threadId" is required!')
}
const value_isMentionOnly_9 = obj["isMentionOnly"]
if (value_isMentionOnly_9 !== undefined) {
json += ",\"isMentionOnly\":"
json += asBoolean(value_isMentionOnly_9)
} else {
throw new Error('"isMentionOnly" is required!')
}
const value_createdBy_10 = obj["createdBy"]
if (value_createdBy_10 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_10 !== 'string') {
if (value_createdBy_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_10 instanceof RegExp) {
json += asString(value_createdBy_10.source)
} else {
json += asString(value_createdBy_10.toString())
}
} else {
json += asString(value_createdBy_10)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_11 = obj["createdAt"]
if (value_createdAt_11 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_11 !== 'string') {
if (value_createdAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_11 instanceof RegExp) {
json += asString(value_createdAt_11.source)
} else {
json += asString(value_createdAt_11.toString())
}
} else {
json += asString(value_createdAt_11)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_chatId_12 = obj["chatId"]
if (value_chatId_12 !== undefined) {
json += ",\"chatId\":"
if (typeof value_chatId_12 !== 'string') {
if (value_chatId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_chatId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_chatId_12.toISOString() + JSON_STR_QUOTE
} else if (value_chatId_12 instanceof RegExp) {
json += asString(value_chatId_12.source)
} else {
json += asString(value_chatId_12.toString())
}
} else {
json += asString(value_chatId_12)
}
}
const value_taskId_13 = obj["taskId"]
if (value_taskId_13 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_13 !== 'string') {
if (value_taskId_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_13 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_13.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_13 instanceof RegExp) {
json += asString(value_taskId_13.source)
} else {
json += asString(value_taskId_13.toString())
}
} else {
json += asString(value_taskId_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_binding_4 = obj["binding"]
if (value_binding_4 !== undefined) {
json += "{\"binding\":"
json += anonymous2(value_binding_4)
} else {
throw new Error('"binding" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createChatIntegration() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_10 = false
const value_url_11 = obj["url"]
if (value_url_11 !== undefined) {
json += addComma_10 ? ",\"url\":" : ((addComma_10 = true), "{\"url\":")
if (typeof value_url_11 !== 'string') {
if (value_url_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_11 instanceof Date) {
json += JSON_STR_QUOTE + value_url_11.toISOString() + JSON_STR_QUOTE
} else if (value_url_11 instanceof RegExp) {
json += asString(value_url_11.source)
} else {
json += asString(value_url_11.toString())
}
} else {
json += asString(value_url_11)
}
}
const value_host_12 = obj["host"]
if (value_host_12 !== undefined) {
json += addComma_10 ? ",\"host\":" : ((addComma_10 = true), "{\"host\":")
if (typeof value_host_12 !== 'string') {
if (value_host_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_host_12 instanceof Date) {
json += JSON_STR_QUOTE + value_host_12.toISOString() + JSON_STR_QUOTE
} else if (value_host_12 instanceof RegExp) {
json += asString(value_host_12.source)
} else {
json += asString(value_host_12.toString())
}
} else {
json += asString(value_host_12)
}
}
const value_port_13 = obj["port"]
if (value_port_13 !== undefined) {
json += addComma_10 ? ",\"port\":" : ((addComma_10 = true), "{\"port\":")
json += asInteger(value_port_13)
}
const value_isTls_14 = obj["isTls"]
if (value_isTls_14 !== undefined) {
json += addComma_10 ? ",\"isTls\":" : ((addComma_10 = true), "{\"isTls\":")
json += asBoolean(value_isTls_14)
}
const value_nick_15 = obj["nick"]
if (value_nick_15 !== undefined) {
json += addComma_10 ? ",\"nick\":" : ((addComma_10 = true), "{\"nick\":")
if (typeof value_nick_15 !== 'string') {
if (value_nick_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nick_15 instanceof Date) {
json += JSON_STR_QUOTE + value_nick_15.toISOString() + JSON_STR_QUOTE
} else if (value_nick_15 instanceof RegExp) {
json += asString(value_nick_15.source)
} else {
json += asString(value_nick_15.toString())
}
} else {
json += asString(value_nick_15)
}
}
const value_account_16 = obj["account"]
if (value_account_16 !== undefined) {
json += addComma_10 ? ",\"account\":" : ((addComma_10 = true), "{\"account\":")
if (typeof value_account_16 !== 'string') {
if (value_account_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_account_16 instanceof Date) {
json += JSON_STR_QUOTE + value_account_16.toISOString() + JSON_STR_QUOTE
} else if (value_account_16 instanceof RegExp) {
json += asString(value_account_16.source)
} else {
json += asString(value_account_16.toString())
}
} else {
json += asString(value_account_16)
}
}
const value_botId_17 = obj["botId"]
if (value_botId_17 !== undefined) {
json += addComma_10 ? ",\"botId\":" : ((addComma_10 = true), "{\"botId\":")
if (typeof value_botId_17 !== 'string') {
if (value_botId_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_botId_17 instanceof Date) {
json += JSON_STR_QUOTE + value_botId_17.toISOString() + JSON_STR_QUOTE
} else if (value_botId_17 instanceof RegExp) {
json += asString(value_botId_17.source)
} else {
json += asString(value_botId_17.toString())
}
} else {
json += asString(value_botId_17)
}
}
const value_publicKey_18 = obj["publicKey"]
if (value_publicKey_18 !== undefined) {
json += addComma_10 ? ",\"publicKey\":" : ((addComma_10 = true), "{\"publicKey\":")
if (typeof value_publicKey_18 !== 'string') {
if (value_publicKey_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_publicKey_18 instanceof Date) {
json += JSON_STR_QUOTE + value_publicKey_18.toISOString() + JSON_STR_QUOTE
} else if (value_publicKey_18 instanceof RegExp) {
json += asString(value_publicKey_18.source)
} else {
json += asString(value_publicKey_18.toString())
}
} else {
json += asString(value_publicKey_18)
}
}
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/integration/properties/secretNames' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_state_23 = obj["state"]
if (value_state_23 !== undefined) {
json += "{\"state\":"
if (typeof value_state_23 !== 'string') {
if (value_state_23 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_23 instanceof Date) {
json += JSON_STR_QUOTE + value_state_23.toISOString() + JSON_STR_QUOTE
} else if (value_state_23 instanceof RegExp) {
json += asString(value_state_23.source)
} else {
json += asString(value_state_23.toString())
}
} else {
json += asString(value_state_23)
}
} else {
throw new Error('"state" is required!')
}
const value_since_24 = obj["since"]
if (value_since_24 !== undefined) {
json += ",\"since\":"
if (typeof value_since_24 !== 'string') {
if (value_since_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_since_24 instanceof Date) {
json += JSON_STR_QUOTE + value_since_24.toISOString() + JSON_STR_QUOTE
} else if (value_since_24 instanceof RegExp) {
json += asString(value_since_24.source)
} else {
json += asString(value_since_24.toString())
}
} else {
json += asString(value_since_24)
}
} else {
throw new Error('"since" is required!')
}
const value_error_25 = obj["error"]
if (value_error_25 !== undefined) {
json += ",\"error\":"
if (typeof value_error_25 !== 'string') {
if (value_error_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_25 instanceof Date) {
json += JSON_STR_QUOTE + value_error_25.toISOString() + JSON_STR_QUOTE
} else if (value_error_25 instanceof RegExp) {
json += asString(value_error_25.source)
} else {
json += asString(value_error_25.toString())
}
} else {
json += asString(value_error_25)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_28 = obj["id"]
if (value_id_28 !== undefined) {
json += "{\"id\":"
if (typeof value_id_28 !== 'string') {
if (value_id_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_28 instanceof Date) {
json += JSON_STR_QUOTE + value_id_28.toISOString() + JSON_STR_QUOTE
} else if (value_id_28 instanceof RegExp) {
json += asString(value_id_28.source)
} else {
json += asString(value_id_28.toString())
}
} else {
json += asString(value_id_28)
}
} else {
throw new Error('"id" is required!')
}
const value_accountId_29 = obj["accountId"]
if (value_accountId_29 !== undefined) {
json += ",\"accountId\":"
if (typeof value_accountId_29 !== 'string') {
if (value_accountId_29 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_accountId_29 instanceof Date) {
json += JSON_STR_QUOTE + value_accountId_29.toISOString() + JSON_STR_QUOTE
} else if (value_accountId_29 instanceof RegExp) {
json += asString(value_accountId_29.source)
} else {
json += asString(value_accountId_29.toString())
}
} else {
json += asString(value_accountId_29)
}
} else {
throw new Error('"accountId" is required!')
}
const value_userId_30 = obj["userId"]
if (value_userId_30 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_30 !== 'string') {
if (value_userId_30 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_30 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_30.toISOString() + JSON_STR_QUOTE
} else if (value_userId_30 instanceof RegExp) {
json += asString(value_userId_30.source)
} else {
json += asString(value_userId_30.toString())
}
} else {
json += asString(value_userId_30)
}
} else {
throw new Error('"userId" is required!')
}
const value_createdAt_31 = obj["createdAt"]
if (value_createdAt_31 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_31 !== 'string') {
if (value_createdAt_31 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_31 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_31.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_31 instanceof RegExp) {
json += asString(value_createdAt_31.source)
} else {
json += asString(value_createdAt_31.toString())
}
} else {
json += asString(value_createdAt_31)
}
} else {
throw new Error('"createdAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/integration/properties/links' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous7(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous7(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_name_8 = obj["name"]
if (value_name_8 !== undefined) {
json += ",\"name\":"
if (typeof value_name_8 !== 'string') {
if (value_name_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_8 instanceof Date) {
json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
} else if (value_name_8 instanceof RegExp) {
json += asString(value_name_8.source)
} else {
json += asString(value_name_8.toString())
}
} else {
json += asString(value_name_8)
}
} else {
throw new Error('"name" is required!')
}
const value_settings_9 = obj["settings"]
if (value_settings_9 !== undefined) {
json += ",\"settings\":"
json += anonymous3(value_settings_9)
} else {
throw new Error('"settings" is required!')
}
const value_secretNames_19 = obj["secretNames"]
if (value_secretNames_19 !== undefined) {
json += ",\"secretNames\":"
json += anonymous4(value_secretNames_19)
} else {
throw new Error('"secretNames" is required!')
}
const value_isActive_20 = obj["isActive"]
if (value_isActive_20 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_20)
} else {
throw new Error('"isActive" is required!')
}
const value_connection_21 = obj["connection"]
if (value_connection_21 !== undefined) {
json += ",\"connection\":"
json += anonymous5(value_connection_21)
} else {
throw new Error('"connection" is required!')
}
const value_links_26 = obj["links"]
if (value_links_26 !== undefined) {
json += ",\"links\":"
json += anonymous6(value_links_26)
} else {
throw new Error('"links" is required!')
}
const value_createdBy_32 = obj["createdBy"]
if (value_createdBy_32 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_32 !== 'string') {
if (value_createdBy_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_32 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_32.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_32 instanceof RegExp) {
json += asString(value_createdBy_32.source)
} else {
json += asString(value_createdBy_32.toString())
}
} else {
json += asString(value_createdBy_32)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_33 = obj["createdAt"]
if (value_createdAt_33 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_33 !== 'string') {
if (value_createdAt_33 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_33 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_33.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_33 instanceof RegExp) {
json += asString(value_createdAt_33.source)
} else {
json += asString(value_createdAt_33.toString())
}
} else {
json += asString(value_createdAt_33)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_34 = obj["updatedAt"]
if (value_updatedAt_34 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_34 !== 'string') {
if (value_updatedAt_34 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_34 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_34.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_34 instanceof RegExp) {
json += asString(value_updatedAt_34.source)
} else {
json += asString(value_updatedAt_34.toString())
}
} else {
json += asString(value_updatedAt_34)
}
} else {
throw new Error('"updatedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_integration_4 = obj["integration"]
if (value_integration_4 !== undefined) {
json += "{\"integration\":"
json += anonymous2(value_integration_4)
} else {
throw new Error('"integration" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createCommit() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_10 = obj["name"]
if (value_name_10 !== undefined) {
json += "{\"name\":"
if (typeof value_name_10 !== 'string') {
if (value_name_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_10 instanceof Date) {
json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
} else if (value_name_10 instanceof RegExp) {
json += asString(value_name_10.source)
} else {
json += asString(value_name_10.toString())
}
} else {
json += asString(value_name_10)
}
} else {
throw new Error('"name" is required!')
}
const value_email_11 = obj["email"]
if (value_email_11 !== undefined) {
json += ",\"email\":"
if (typeof value_email_11 !== 'string') {
if (value_email_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_email_11 instanceof Date) {
json += JSON_STR_QUOTE + value_email_11.toISOString() + JSON_STR_QUOTE
} else if (value_email_11 instanceof RegExp) {
json += asString(value_email_11.source)
} else {
json += asString(value_email_11.toString())
}
} else {
json += asString(value_email_11)
}
} else {
throw new Error('"email" is required!')
}
const value_at_12 = obj["at"]
if (value_at_12 !== undefined) {
json += ",\"at\":"
if (typeof value_at_12 !== 'string') {
if (value_at_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_12 instanceof Date) {
json += JSON_STR_QUOTE + value_at_12.toISOString() + JSON_STR_QUOTE
} else if (value_at_12 instanceof RegExp) {
json += asString(value_at_12.source)
} else {
json += asString(value_at_12.toString())
}
} else {
json += asString(value_at_12)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_15 = obj["name"]
if (value_name_15 !== undefined) {
json += "{\"name\":"
if (typeof value_name_15 !== 'string') {
if (value_name_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_15 instanceof Date) {
json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE
} else if (value_name_15 instanceof RegExp) {
json += asString(value_name_15.source)
} else {
json += asString(value_name_15.toString())
}
} else {
json += asString(value_name_15)
}
} else {
throw new Error('"name" is required!')
}
const value_email_16 = obj["email"]
if (value_email_16 !== undefined) {
json += ",\"email\":"
if (typeof value_email_16 !== 'string') {
if (value_email_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_email_16 instanceof Date) {
json += JSON_STR_QUOTE + value_email_16.toISOString() + JSON_STR_QUOTE
} else if (value_email_16 instanceof RegExp) {
json += asString(value_email_16.source)
} else {
json += asString(value_email_16.toString())
}
} else {
json += asString(value_email_16)
}
} else {
throw new Error('"email" is required!')
}
const value_at_17 = obj["at"]
if (value_at_17 !== undefined) {
json += ",\"at\":"
if (typeof value_at_17 !== 'string') {
if (value_at_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_17 instanceof Date) {
json += JSON_STR_QUOTE + value_at_17.toISOString() + JSON_STR_QUOTE
} else if (value_at_17 instanceof RegExp) {
json += asString(value_at_17.source)
} else {
json += asString(value_at_17.toString())
}
} else {
json += asString(value_at_17)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/commit/properties/parents' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_oid_6 = obj["oid"]
if (value_oid_6 !== undefined) {
json += "{\"oid\":"
if (typeof value_oid_6 !== 'string') {
if (value_oid_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_6 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_6.toISOString() + JSON_STR_QUOTE
} else if (value_oid_6 instanceof RegExp) {
json += asString(value_oid_6.source)
} else {
json += asString(value_oid_6.toString())
}
} else {
json += asString(value_oid_6)
}
} else {
throw new Error('"oid" is required!')
}
const value_message_7 = obj["message"]
if (value_message_7 !== undefined) {
json += ",\"message\":"
if (typeof value_message_7 !== 'string') {
if (value_message_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_7 instanceof Date) {
json += JSON_STR_QUOTE + value_message_7.toISOString() + JSON_STR_QUOTE
} else if (value_message_7 instanceof RegExp) {
json += asString(value_message_7.source)
} else {
json += asString(value_message_7.toString())
}
} else {
json += asString(value_message_7)
}
} else {
throw new Error('"message" is required!')
}
const value_author_8 = obj["author"]
if (value_author_8 !== undefined) {
json += ",\"author\":"
json += anonymous3(value_author_8)
} else {
throw new Error('"author" is required!')
}
const value_committer_13 = obj["committer"]
if (value_committer_13 !== undefined) {
json += ",\"committer\":"
json += anonymous4(value_committer_13)
} else {
throw new Error('"committer" is required!')
}
const value_parents_18 = obj["parents"]
if (value_parents_18 !== undefined) {
json += ",\"parents\":"
json += anonymous5(value_parents_18)
} else {
throw new Error('"parents" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_commit_4 = obj["commit"]
if (value_commit_4 !== undefined) {
json += "{\"commit\":"
json += anonymous2(value_commit_4)
} else {
throw new Error('"commit" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createEmbeddings() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/embeddings/items' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 128 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
const copy = new Array(arrayLength)
if (Array.prototype.toJSON !== undefined) Object.setPrototypeOf(copy, null)
for (let i = 0; i < arrayLength; i++) {
const v = obj[i]
if (!(typeof v === 'number' && v === v)) {
copy.length = i
json = JSON.stringify(copy).slice(0, -1)
if (i > 0) json += JSON_STR_COMMA
json += asNumber(v)
for (i++; i < arrayLength; i++) {
json += JSON_STR_COMMA
const v = obj[i]
json += asNumber(v)
}
return json + JSON_STR_END_ARRAY
}
copy[i] = v
}
return JSON.stringify(copy)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += asNumber(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += asNumber(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/embeddings' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputTokens_7 = obj["inputTokens"]
if (value_inputTokens_7 !== undefined) {
json += "{\"inputTokens\":"
json += asInteger(value_inputTokens_7)
} else {
throw new Error('"inputTokens" is required!')
}
const value_cachedInputTokens_8 = obj["cachedInputTokens"]
if (value_cachedInputTokens_8 !== undefined) {
json += ",\"cachedInputTokens\":"
json += asInteger(value_cachedInputTokens_8)
} else {
throw new Error('"cachedInputTokens" is required!')
}
const value_outputTokens_9 = obj["outputTokens"]
if (value_outputTokens_9 !== undefined) {
json += ",\"outputTokens\":"
json += asInteger(value_outputTokens_9)
} else {
throw new Error('"outputTokens" is required!')
}
const value_reasoningTokens_10 = obj["reasoningTokens"]
if (value_reasoningTokens_10 !== undefined) {
json += ",\"reasoningTokens\":"
json += asInteger(value_reasoningTokens_10)
} else {
throw new Error('"reasoningTokens" is required!')
}
const value_isEstimated_11 = obj["isEstimated"]
if (value_isEstimated_11 !== undefined) {
json += ",\"isEstimated\":"
json += asBoolean(value_isEstimated_11)
} else {
throw new Error('"isEstimated" is required!')
}
const value_cacheWriteTokens_12 = obj["cacheWriteTokens"]
if (value_cacheWriteTokens_12 !== undefined) {
json += ",\"cacheWriteTokens\":"
json += asInteger(value_cacheWriteTokens_12)
}
const value_costMicros_13 = obj["costMicros"]
if (value_costMicros_13 !== undefined) {
json += ",\"costMicros\":"
json += asInteger(value_costMicros_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_embeddings_4 = obj["embeddings"]
if (value_embeddings_4 !== undefined) {
json += "{\"embeddings\":"
json += anonymous2(value_embeddings_4)
} else {
throw new Error('"embeddings" is required!')
}
const value_usage_5 = obj["usage"]
if (value_usage_5 !== undefined) {
json += ",\"usage\":"
json += anonymous4(value_usage_5)
} else {
throw new Error('"usage" is required!')
}
const value_callId_14 = obj["callId"]
if (value_callId_14 !== undefined) {
json += ",\"callId\":"
if (typeof value_callId_14 !== 'string') {
if (value_callId_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_callId_14 instanceof Date) {
json += JSON_STR_QUOTE + value_callId_14.toISOString() + JSON_STR_QUOTE
} else if (value_callId_14 instanceof RegExp) {
json += asString(value_callId_14.source)
} else {
json += asString(value_callId_14.toString())
}
} else {
json += asString(value_callId_14)
}
} else {
throw new Error('"callId" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createEventTicket() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_secret_6 = obj["secret"]
if (value_secret_6 !== undefined) {
json += "{\"secret\":"
if (typeof value_secret_6 !== 'string') {
if (value_secret_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_secret_6 instanceof Date) {
json += JSON_STR_QUOTE + value_secret_6.toISOString() + JSON_STR_QUOTE
} else if (value_secret_6 instanceof RegExp) {
json += asString(value_secret_6.source)
} else {
json += asString(value_secret_6.toString())
}
} else {
json += asString(value_secret_6)
}
} else {
throw new Error('"secret" is required!')
}
const value_expiresAt_7 = obj["expiresAt"]
if (value_expiresAt_7 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_7 !== 'string') {
if (value_expiresAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_7 instanceof RegExp) {
json += asString(value_expiresAt_7.source)
} else {
json += asString(value_expiresAt_7.toString())
}
} else {
json += asString(value_expiresAt_7)
}
} else {
throw new Error('"expiresAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_ticket_4 = obj["ticket"]
if (value_ticket_4 !== undefined) {
json += "{\"ticket\":"
json += anonymous2(value_ticket_4)
} else {
throw new Error('"ticket" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createKnowledge() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/entry/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_uri_15 = obj["uri"]
if (value_uri_15 !== undefined) {
json += "{\"uri\":"
if (typeof value_uri_15 !== 'string') {
if (value_uri_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_uri_15 instanceof Date) {
json += JSON_STR_QUOTE + value_uri_15.toISOString() + JSON_STR_QUOTE
} else if (value_uri_15 instanceof RegExp) {
json += asString(value_uri_15.source)
} else {
json += asString(value_uri_15.toString())
}
} else {
json += asString(value_uri_15)
}
} else {
throw new Error('"uri" is required!')
}
const value_digest_16 = obj["digest"]
if (value_digest_16 !== undefined) {
json += ",\"digest\":"
if (typeof value_digest_16 !== 'string') {
if (value_digest_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_digest_16 instanceof Date) {
json += JSON_STR_QUOTE + value_digest_16.toISOString() + JSON_STR_QUOTE
} else if (value_digest_16 instanceof RegExp) {
json += asString(value_digest_16.source)
} else {
json += asString(value_digest_16.toString())
}
} else {
json += asString(value_digest_16)
}
} else {
throw new Error('"digest" is required!')
}
const value_at_17 = obj["at"]
if (value_at_17 !== undefined) {
json += ",\"at\":"
if (typeof value_at_17 !== 'string') {
if (value_at_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_17 instanceof Date) {
json += JSON_STR_QUOTE + value_at_17.toISOString() + JSON_STR_QUOTE
} else if (value_at_17 instanceof RegExp) {
json += asString(value_at_17.source)
} else {
json += asString(value_at_17.toString())
}
} else {
json += asString(value_at_17)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
} else {
throw new Error('"title" is required!')
}
const value_content_8 = obj["content"]
if (value_content_8 !== undefined) {
json += ",\"content\":"
if (typeof value_content_8 !== 'string') {
if (value_content_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_8 instanceof Date) {
json += JSON_STR_QUOTE + value_content_8.toISOString() + JSON_STR_QUOTE
} else if (value_content_8 instanceof RegExp) {
json += asString(value_content_8.source)
} else {
json += asString(value_content_8.toString())
}
} else {
json += asString(value_content_8)
}
} else {
throw new Error('"content" is required!')
}
const value_tags_9 = obj["tags"]
if (value_tags_9 !== undefined) {
json += ",\"tags\":"
json += anonymous3(value_tags_9)
} else {
throw new Error('"tags" is required!')
}
const value_revision_10 = obj["revision"]
if (value_revision_10 !== undefined) {
json += ",\"revision\":"
json += asInteger(value_revision_10)
} else {
throw new Error('"revision" is required!')
}
const value_createdAt_11 = obj["createdAt"]
if (value_createdAt_11 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_11 !== 'string') {
if (value_createdAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_11 instanceof RegExp) {
json += asString(value_createdAt_11.source)
} else {
json += asString(value_createdAt_11.toString())
}
} else {
json += asString(value_createdAt_11)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_12 = obj["updatedAt"]
if (value_updatedAt_12 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_12 !== 'string') {
if (value_updatedAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_12 instanceof RegExp) {
json += asString(value_updatedAt_12.source)
} else {
json += asString(value_updatedAt_12.toString())
}
} else {
json += asString(value_updatedAt_12)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_source_13 = obj["source"]
if (value_source_13 !== undefined) {
json += ",\"source\":"
json += anonymous4(value_source_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_entry_4 = obj["entry"]
if (value_entry_4 !== undefined) {
json += "{\"entry\":"
json += anonymous2(value_entry_4)
} else {
throw new Error('"entry" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createPlanStep() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_check_25 = obj["check"]
if (value_check_25 !== undefined) {
json += "{\"check\":"
if (typeof value_check_25 !== 'string') {
if (value_check_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_check_25 instanceof Date) {
json += JSON_STR_QUOTE + value_check_25.toISOString() + JSON_STR_QUOTE
} else if (value_check_25 instanceof RegExp) {
json += asString(value_check_25.source)
} else {
json += asString(value_check_25.toString())
}
} else {
json += asString(value_check_25)
}
} else {
throw new Error('"check" is required!')
}
const value_passed_26 = obj["passed"]
if (value_passed_26 !== undefined) {
json += ",\"passed\":"
json += asBoolean(value_passed_26)
} else {
throw new Error('"passed" is required!')
}
const value_found_27 = obj["found"]
if (value_found_27 !== undefined) {
json += ",\"found\":"
if (typeof value_found_27 !== 'string') {
if (value_found_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_found_27 instanceof Date) {
json += JSON_STR_QUOTE + value_found_27.toISOString() + JSON_STR_QUOTE
} else if (value_found_27 instanceof RegExp) {
json += asString(value_found_27.source)
} else {
json += asString(value_found_27.toString())
}
} else {
json += asString(value_found_27)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planStep/properties/outcome/properties/checks' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_15 = obj["status"]
if (value_status_15 !== undefined) {
json += "{\"status\":"
if (typeof value_status_15 !== 'string') {
if (value_status_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_15 instanceof Date) {
json += JSON_STR_QUOTE + value_status_15.toISOString() + JSON_STR_QUOTE
} else if (value_status_15 instanceof RegExp) {
json += asString(value_status_15.source)
} else {
json += asString(value_status_15.toString())
}
} else {
json += asString(value_status_15)
}
} else {
throw new Error('"status" is required!')
}
const value_jobId_16 = obj["jobId"]
if (value_jobId_16 !== undefined) {
json += ",\"jobId\":"
if (typeof value_jobId_16 !== 'string') {
if (value_jobId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_jobId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_jobId_16.toISOString() + JSON_STR_QUOTE
} else if (value_jobId_16 instanceof RegExp) {
json += asString(value_jobId_16.source)
} else {
json += asString(value_jobId_16.toString())
}
} else {
json += asString(value_jobId_16)
}
} else {
throw new Error('"jobId" is required!')
}
const value_exitCode_17 = obj["exitCode"]
if (value_exitCode_17 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_17)
}
const value_signal_18 = obj["signal"]
if (value_signal_18 !== undefined) {
json += ",\"signal\":"
if (typeof value_signal_18 !== 'string') {
if (value_signal_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_signal_18 instanceof Date) {
json += JSON_STR_QUOTE + value_signal_18.toISOString() + JSON_STR_QUOTE
} else if (value_signal_18 instanceof RegExp) {
json += asString(value_signal_18.source)
} else {
json += asString(value_signal_18.toString())
}
} else {
json += asString(value_signal_18)
}
}
const value_durationMs_19 = obj["durationMs"]
if (value_durationMs_19 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_19)
}
const value_outputBytes_20 = obj["outputBytes"]
if (value_outputBytes_20 !== undefined) {
json += ",\"outputBytes\":"
json += asInteger(value_outputBytes_20)
}
const value_errorBytes_21 = obj["errorBytes"]
if (value_errorBytes_21 !== undefined) {
json += ",\"errorBytes\":"
json += asInteger(value_errorBytes_21)
}
const value_reason_22 = obj["reason"]
if (value_reason_22 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_22 !== 'string') {
if (value_reason_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_22 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_22.toISOString() + JSON_STR_QUOTE
} else if (value_reason_22 instanceof RegExp) {
json += asString(value_reason_22.source)
} else {
json += asString(value_reason_22.toString())
}
} else {
json += asString(value_reason_22)
}
}
const value_checks_23 = obj["checks"]
if (value_checks_23 !== undefined) {
json += ",\"checks\":"
json += anonymous4(value_checks_23)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_description_7 = obj["description"]
if (value_description_7 !== undefined) {
json += ",\"description\":"
if (typeof value_description_7 !== 'string') {
if (value_description_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_7 instanceof Date) {
json += JSON_STR_QUOTE + value_description_7.toISOString() + JSON_STR_QUOTE
} else if (value_description_7 instanceof RegExp) {
json += asString(value_description_7.source)
} else {
json += asString(value_description_7.toString())
}
} else {
json += asString(value_description_7)
}
} else {
throw new Error('"description" is required!')
}
const value_command_8 = obj["command"]
if (value_command_8 !== undefined) {
json += ",\"command\":"
if (typeof value_command_8 !== 'string') {
if (value_command_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_command_8 instanceof Date) {
json += JSON_STR_QUOTE + value_command_8.toISOString() + JSON_STR_QUOTE
} else if (value_command_8 instanceof RegExp) {
json += asString(value_command_8.source)
} else {
json += asString(value_command_8.toString())
}
} else {
json += asString(value_command_8)
}
}
const value_expectedOutcome_9 = obj["expectedOutcome"]
if (value_expectedOutcome_9 !== undefined) {
json += ",\"expectedOutcome\":"
if (typeof value_expectedOutcome_9 !== 'string') {
if (value_expectedOutcome_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expectedOutcome_9 instanceof Date) {
json += JSON_STR_QUOTE + value_expectedOutcome_9.toISOString() + JSON_STR_QUOTE
} else if (value_expectedOutcome_9 instanceof RegExp) {
json += asString(value_expectedOutcome_9.source)
} else {
json += asString(value_expectedOutcome_9.toString())
}
} else {
json += asString(value_expectedOutcome_9)
}
}
const value_output_10 = obj["output"]
if (value_output_10 !== undefined) {
json += ",\"output\":"
if (typeof value_output_10 !== 'string') {
if (value_output_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_10 instanceof Date) {
json += JSON_STR_QUOTE + value_output_10.toISOString() + JSON_STR_QUOTE
} else if (value_output_10 instanceof RegExp) {
json += asString(value_output_10.source)
} else {
json += asString(value_output_10.toString())
}
} else {
json += asString(value_output_10)
}
}
const value_error_11 = obj["error"]
if (value_error_11 !== undefined) {
json += ",\"error\":"
if (typeof value_error_11 !== 'string') {
if (value_error_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_11 instanceof Date) {
json += JSON_STR_QUOTE + value_error_11.toISOString() + JSON_STR_QUOTE
} else if (value_error_11 instanceof RegExp) {
json += asString(value_error_11.source)
} else {
json += asString(value_error_11.toString())
}
} else {
json += asString(value_error_11)
}
}
const value_executedAt_12 = obj["executedAt"]
if (value_executedAt_12 !== undefined) {
json += ",\"executedAt\":"
if (typeof value_executedAt_12 !== 'string') {
if (value_executedAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_executedAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_executedAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_executedAt_12 instanceof RegExp) {
json += asString(value_executedAt_12.source)
} else {
json += asString(value_executedAt_12.toString())
}
} else {
json += asString(value_executedAt_12)
}
}
const value_outcome_13 = obj["outcome"]
if (value_outcome_13 !== undefined) {
json += ",\"outcome\":"
json += anonymous3(value_outcome_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_planStep_4 = obj["planStep"]
if (value_planStep_4 !== undefined) {
json += "{\"planStep\":"
json += anonymous2(value_planStep_4)
} else {
throw new Error('"planStep" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createResourceLink() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_url_6 = obj["url"]
if (value_url_6 !== undefined) {
json += "{\"url\":"
if (typeof value_url_6 !== 'string') {
if (value_url_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_6 instanceof Date) {
json += JSON_STR_QUOTE + value_url_6.toISOString() + JSON_STR_QUOTE
} else if (value_url_6 instanceof RegExp) {
json += asString(value_url_6.source)
} else {
json += asString(value_url_6.toString())
}
} else {
json += asString(value_url_6)
}
} else {
throw new Error('"url" is required!')
}
const value_expiresAt_7 = obj["expiresAt"]
if (value_expiresAt_7 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_7 !== 'string') {
if (value_expiresAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_7 instanceof RegExp) {
json += asString(value_expiresAt_7.source)
} else {
json += asString(value_expiresAt_7.toString())
}
} else {
json += asString(value_expiresAt_7)
}
} else {
throw new Error('"expiresAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_link_4 = obj["link"]
if (value_link_4 !== undefined) {
json += "{\"link\":"
json += anonymous2(value_link_4)
} else {
throw new Error('"link" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createSchedule() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_cron_7 = obj["cron"]
if (value_cron_7 !== undefined) {
json += ",\"cron\":"
if (typeof value_cron_7 !== 'string') {
if (value_cron_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_cron_7 instanceof Date) {
json += JSON_STR_QUOTE + value_cron_7.toISOString() + JSON_STR_QUOTE
} else if (value_cron_7 instanceof RegExp) {
json += asString(value_cron_7.source)
} else {
json += asString(value_cron_7.toString())
}
} else {
json += asString(value_cron_7)
}
} else {
throw new Error('"cron" is required!')
}
const value_timeZone_8 = obj["timeZone"]
if (value_timeZone_8 !== undefined) {
json += ",\"timeZone\":"
if (typeof value_timeZone_8 !== 'string') {
if (value_timeZone_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_timeZone_8 instanceof Date) {
json += JSON_STR_QUOTE + value_timeZone_8.toISOString() + JSON_STR_QUOTE
} else if (value_timeZone_8 instanceof RegExp) {
json += asString(value_timeZone_8.source)
} else {
json += asString(value_timeZone_8.toString())
}
} else {
json += asString(value_timeZone_8)
}
} else {
throw new Error('"timeZone" is required!')
}
const value_kind_9 = obj["kind"]
if (value_kind_9 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_9 !== 'string') {
if (value_kind_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_9 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_9.toISOString() + JSON_STR_QUOTE
} else if (value_kind_9 instanceof RegExp) {
json += asString(value_kind_9.source)
} else {
json += asString(value_kind_9.toString())
}
} else {
json += asString(value_kind_9)
}
} else {
throw new Error('"kind" is required!')
}
const value_isActive_10 = obj["isActive"]
if (value_isActive_10 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_10)
} else {
throw new Error('"isActive" is required!')
}
const value_createdBy_11 = obj["createdBy"]
if (value_createdBy_11 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_11 !== 'string') {
if (value_createdBy_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_11 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_11.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_11 instanceof RegExp) {
json += asString(value_createdBy_11.source)
} else {
json += asString(value_createdBy_11.toString())
}
} else {
json += asString(value_createdBy_11)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_12 = obj["createdAt"]
if (value_createdAt_12 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_12 !== 'string') {
if (value_createdAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_12 instanceof RegExp) {
json += asString(value_createdAt_12.source)
} else {
json += asString(value_createdAt_12.toString())
}
} else {
json += asString(value_createdAt_12)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_13 = obj["updatedAt"]
if (value_updatedAt_13 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_13 !== 'string') {
if (value_updatedAt_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_13 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_13.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_13 instanceof RegExp) {
json += asString(value_updatedAt_13.source)
} else {
json += asString(value_updatedAt_13.toString())
}
} else {
json += asString(value_updatedAt_13)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_name_14 = obj["name"]
if (value_name_14 !== undefined) {
json += ",\"name\":"
if (typeof value_name_14 !== 'string') {
if (value_name_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_14 instanceof Date) {
json += JSON_STR_QUOTE + value_name_14.toISOString() + JSON_STR_QUOTE
} else if (value_name_14 instanceof RegExp) {
json += asString(value_name_14.source)
} else {
json += asString(value_name_14.toString())
}
} else {
json += asString(value_name_14)
}
}
const value_taskId_15 = obj["taskId"]
if (value_taskId_15 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_15 !== 'string') {
if (value_taskId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_15.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_15 instanceof RegExp) {
json += asString(value_taskId_15.source)
} else {
json += asString(value_taskId_15.toString())
}
} else {
json += asString(value_taskId_15)
}
}
const value_planStepId_16 = obj["planStepId"]
if (value_planStepId_16 !== undefined) {
json += ",\"planStepId\":"
if (typeof value_planStepId_16 !== 'string') {
if (value_planStepId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_planStepId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_planStepId_16.toISOString() + JSON_STR_QUOTE
} else if (value_planStepId_16 instanceof RegExp) {
json += asString(value_planStepId_16.source)
} else {
json += asString(value_planStepId_16.toString())
}
} else {
json += asString(value_planStepId_16)
}
}
const value_disabledReason_17 = obj["disabledReason"]
if (value_disabledReason_17 !== undefined) {
json += ",\"disabledReason\":"
if (typeof value_disabledReason_17 !== 'string') {
if (value_disabledReason_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_disabledReason_17 instanceof Date) {
json += JSON_STR_QUOTE + value_disabledReason_17.toISOString() + JSON_STR_QUOTE
} else if (value_disabledReason_17 instanceof RegExp) {
json += asString(value_disabledReason_17.source)
} else {
json += asString(value_disabledReason_17.toString())
}
} else {
json += asString(value_disabledReason_17)
}
}
const value_nextRunAt_18 = obj["nextRunAt"]
if (value_nextRunAt_18 !== undefined) {
json += ",\"nextRunAt\":"
if (typeof value_nextRunAt_18 !== 'string') {
if (value_nextRunAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextRunAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_nextRunAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_nextRunAt_18 instanceof RegExp) {
json += asString(value_nextRunAt_18.source)
} else {
json += asString(value_nextRunAt_18.toString())
}
} else {
json += asString(value_nextRunAt_18)
}
}
const value_lastRunAt_19 = obj["lastRunAt"]
if (value_lastRunAt_19 !== undefined) {
json += ",\"lastRunAt\":"
if (typeof value_lastRunAt_19 !== 'string') {
if (value_lastRunAt_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_lastRunAt_19 instanceof Date) {
json += JSON_STR_QUOTE + value_lastRunAt_19.toISOString() + JSON_STR_QUOTE
} else if (value_lastRunAt_19 instanceof RegExp) {
json += asString(value_lastRunAt_19.source)
} else {
json += asString(value_lastRunAt_19.toString())
}
} else {
json += asString(value_lastRunAt_19)
}
}
const value_lastJobId_20 = obj["lastJobId"]
if (value_lastJobId_20 !== undefined) {
json += ",\"lastJobId\":"
if (typeof value_lastJobId_20 !== 'string') {
if (value_lastJobId_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_lastJobId_20 instanceof Date) {
json += JSON_STR_QUOTE + value_lastJobId_20.toISOString() + JSON_STR_QUOTE
} else if (value_lastJobId_20 instanceof RegExp) {
json += asString(value_lastJobId_20.source)
} else {
json += asString(value_lastJobId_20.toString())
}
} else {
json += asString(value_lastJobId_20)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_schedule_4 = obj["schedule"]
if (value_schedule_4 !== undefined) {
json += "{\"schedule\":"
json += anonymous2(value_schedule_4)
} else {
throw new Error('"schedule" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createSkill() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_9 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_9 ? JSON_STR_COMMA : ((addComma_9 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
if (!addComma_9) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/skill/properties/allowedTools' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_kind_13 = obj["kind"]
if (value_kind_13 !== undefined) {
json += "{\"kind\":"
if (typeof value_kind_13 !== 'string') {
if (value_kind_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_13 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_13.toISOString() + JSON_STR_QUOTE
} else if (value_kind_13 instanceof RegExp) {
json += asString(value_kind_13.source)
} else {
json += asString(value_kind_13.toString())
}
} else {
json += asString(value_kind_13)
}
} else {
throw new Error('"kind" is required!')
}
const value_path_14 = obj["path"]
if (value_path_14 !== undefined) {
json += ",\"path\":"
if (typeof value_path_14 !== 'string') {
if (value_path_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_14 instanceof Date) {
json += JSON_STR_QUOTE + value_path_14.toISOString() + JSON_STR_QUOTE
} else if (value_path_14 instanceof RegExp) {
json += asString(value_path_14.source)
} else {
json += asString(value_path_14.toString())
}
} else {
json += asString(value_path_14)
}
} else {
throw new Error('"path" is required!')
}
const value_uri_15 = obj["uri"]
if (value_uri_15 !== undefined) {
json += ",\"uri\":"
if (typeof value_uri_15 !== 'string') {
if (value_uri_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_uri_15 instanceof Date) {
json += JSON_STR_QUOTE + value_uri_15.toISOString() + JSON_STR_QUOTE
} else if (value_uri_15 instanceof RegExp) {
json += asString(value_uri_15.source)
} else {
json += asString(value_uri_15.toString())
}
} else {
json += asString(value_uri_15)
}
}
const value_commit_16 = obj["commit"]
if (value_commit_16 !== undefined) {
json += ",\"commit\":"
if (typeof value_commit_16 !== 'string') {
if (value_commit_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_commit_16 instanceof Date) {
json += JSON_STR_QUOTE + value_commit_16.toISOString() + JSON_STR_QUOTE
} else if (value_commit_16 instanceof RegExp) {
json += asString(value_commit_16.source)
} else {
json += asString(value_commit_16.toString())
}
} else {
json += asString(value_commit_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_rule_22 = obj["rule"]
if (value_rule_22 !== undefined) {
json += "{\"rule\":"
if (typeof value_rule_22 !== 'string') {
if (value_rule_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_rule_22 instanceof Date) {
json += JSON_STR_QUOTE + value_rule_22.toISOString() + JSON_STR_QUOTE
} else if (value_rule_22 instanceof RegExp) {
json += asString(value_rule_22.source)
} else {
json += asString(value_rule_22.toString())
}
} else {
json += asString(value_rule_22)
}
} else {
throw new Error('"rule" is required!')
}
const value_message_23 = obj["message"]
if (value_message_23 !== undefined) {
json += ",\"message\":"
if (typeof value_message_23 !== 'string') {
if (value_message_23 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_23 instanceof Date) {
json += JSON_STR_QUOTE + value_message_23.toISOString() + JSON_STR_QUOTE
} else if (value_message_23 instanceof RegExp) {
json += asString(value_message_23.source)
} else {
json += asString(value_message_23.toString())
}
} else {
json += asString(value_message_23)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/skill/properties/findings' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous7(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous7(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_description_7 = obj["description"]
if (value_description_7 !== undefined) {
json += ",\"description\":"
if (typeof value_description_7 !== 'string') {
if (value_description_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_7 instanceof Date) {
json += JSON_STR_QUOTE + value_description_7.toISOString() + JSON_STR_QUOTE
} else if (value_description_7 instanceof RegExp) {
json += asString(value_description_7.source)
} else {
json += asString(value_description_7.toString())
}
} else {
json += asString(value_description_7)
}
} else {
throw new Error('"description" is required!')
}
const value_metadata_8 = obj["metadata"]
if (value_metadata_8 !== undefined) {
json += ",\"metadata\":"
json += anonymous3(value_metadata_8)
} else {
throw new Error('"metadata" is required!')
}
const value_allowedTools_10 = obj["allowedTools"]
if (value_allowedTools_10 !== undefined) {
json += ",\"allowedTools\":"
json += anonymous4(value_allowedTools_10)
} else {
throw new Error('"allowedTools" is required!')
}
const value_source_11 = obj["source"]
if (value_source_11 !== undefined) {
json += ",\"source\":"
json += anonymous5(value_source_11)
} else {
throw new Error('"source" is required!')
}
const value_digest_17 = obj["digest"]
if (value_digest_17 !== undefined) {
json += ",\"digest\":"
if (typeof value_digest_17 !== 'string') {
if (value_digest_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_digest_17 instanceof Date) {
json += JSON_STR_QUOTE + value_digest_17.toISOString() + JSON_STR_QUOTE
} else if (value_digest_17 instanceof RegExp) {
json += asString(value_digest_17.source)
} else {
json += asString(value_digest_17.toString())
}
} else {
json += asString(value_digest_17)
}
} else {
throw new Error('"digest" is required!')
}
const value_isApproved_18 = obj["isApproved"]
if (value_isApproved_18 !== undefined) {
json += ",\"isApproved\":"
json += asBoolean(value_isApproved_18)
} else {
throw new Error('"isApproved" is required!')
}
const value_isEnabled_19 = obj["isEnabled"]
if (value_isEnabled_19 !== undefined) {
json += ",\"isEnabled\":"
json += asBoolean(value_isEnabled_19)
} else {
throw new Error('"isEnabled" is required!')
}
const value_findings_20 = obj["findings"]
if (value_findings_20 !== undefined) {
json += ",\"findings\":"
json += anonymous6(value_findings_20)
} else {
throw new Error('"findings" is required!')
}
const value_updatedAt_24 = obj["updatedAt"]
if (value_updatedAt_24 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_24 !== 'string') {
if (value_updatedAt_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_24 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_24.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_24 instanceof RegExp) {
json += asString(value_updatedAt_24.source)
} else {
json += asString(value_updatedAt_24.toString())
}
} else {
json += asString(value_updatedAt_24)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_content_25 = obj["content"]
if (value_content_25 !== undefined) {
json += ",\"content\":"
if (typeof value_content_25 !== 'string') {
if (value_content_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_25 instanceof Date) {
json += JSON_STR_QUOTE + value_content_25.toISOString() + JSON_STR_QUOTE
} else if (value_content_25 instanceof RegExp) {
json += asString(value_content_25.source)
} else {
json += asString(value_content_25.toString())
}
} else {
json += asString(value_content_25)
}
} else {
throw new Error('"content" is required!')
}
const value_license_26 = obj["license"]
if (value_license_26 !== undefined) {
json += ",\"license\":"
if (typeof value_license_26 !== 'string') {
if (value_license_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_license_26 instanceof Date) {
json += JSON_STR_QUOTE + value_license_26.toISOString() + JSON_STR_QUOTE
} else if (value_license_26 instanceof RegExp) {
json += asString(value_license_26.source)
} else {
json += asString(value_license_26.toString())
}
} else {
json += asString(value_license_26)
}
}
const value_compatibility_27 = obj["compatibility"]
if (value_compatibility_27 !== undefined) {
json += ",\"compatibility\":"
if (typeof value_compatibility_27 !== 'string') {
if (value_compatibility_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_compatibility_27 instanceof Date) {
json += JSON_STR_QUOTE + value_compatibility_27.toISOString() + JSON_STR_QUOTE
} else if (value_compatibility_27 instanceof RegExp) {
json += asString(value_compatibility_27.source)
} else {
json += asString(value_compatibility_27.toString())
}
} else {
json += asString(value_compatibility_27)
}
}
const value_shadowedBy_28 = obj["shadowedBy"]
if (value_shadowedBy_28 !== undefined) {
json += ",\"shadowedBy\":"
if (typeof value_shadowedBy_28 !== 'string') {
if (value_shadowedBy_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_shadowedBy_28 instanceof Date) {
json += JSON_STR_QUOTE + value_shadowedBy_28.toISOString() + JSON_STR_QUOTE
} else if (value_shadowedBy_28 instanceof RegExp) {
json += asString(value_shadowedBy_28.source)
} else {
json += asString(value_shadowedBy_28.toString())
}
} else {
json += asString(value_shadowedBy_28)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_skill_4 = obj["skill"]
if (value_skill_4 !== undefined) {
json += "{\"skill\":"
json += anonymous2(value_skill_4)
} else {
throw new Error('"skill" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createTask() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_12 = obj["id"]
if (value_id_12 !== undefined) {
json += "{\"id\":"
if (typeof value_id_12 !== 'string') {
if (value_id_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_12 instanceof Date) {
json += JSON_STR_QUOTE + value_id_12.toISOString() + JSON_STR_QUOTE
} else if (value_id_12 instanceof RegExp) {
json += asString(value_id_12.source)
} else {
json += asString(value_id_12.toString())
}
} else {
json += asString(value_id_12)
}
} else {
throw new Error('"id" is required!')
}
const value_name_13 = obj["name"]
if (value_name_13 !== undefined) {
json += ",\"name\":"
if (typeof value_name_13 !== 'string') {
if (value_name_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_13 instanceof Date) {
json += JSON_STR_QUOTE + value_name_13.toISOString() + JSON_STR_QUOTE
} else if (value_name_13 instanceof RegExp) {
json += asString(value_name_13.source)
} else {
json += asString(value_name_13.toString())
}
} else {
json += asString(value_name_13)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/reviewers' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous9 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_check_36 = obj["check"]
if (value_check_36 !== undefined) {
json += "{\"check\":"
if (typeof value_check_36 !== 'string') {
if (value_check_36 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_check_36 instanceof Date) {
json += JSON_STR_QUOTE + value_check_36.toISOString() + JSON_STR_QUOTE
} else if (value_check_36 instanceof RegExp) {
json += asString(value_check_36.source)
} else {
json += asString(value_check_36.toString())
}
} else {
json += asString(value_check_36)
}
} else {
throw new Error('"check" is required!')
}
const value_passed_37 = obj["passed"]
if (value_passed_37 !== undefined) {
json += ",\"passed\":"
json += asBoolean(value_passed_37)
} else {
throw new Error('"passed" is required!')
}
const value_found_38 = obj["found"]
if (value_found_38 !== undefined) {
json += ",\"found\":"
if (typeof value_found_38 !== 'string') {
if (value_found_38 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_found_38 instanceof Date) {
json += JSON_STR_QUOTE + value_found_38.toISOString() + JSON_STR_QUOTE
} else if (value_found_38 instanceof RegExp) {
json += asString(value_found_38.source)
} else {
json += asString(value_found_38.toString())
}
} else {
json += asString(value_found_38)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planSteps/items/properties/outcome/properties/checks' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous9(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous9(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_26 = obj["status"]
if (value_status_26 !== undefined) {
json += "{\"status\":"
if (typeof value_status_26 !== 'string') {
if (value_status_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_26 instanceof Date) {
json += JSON_STR_QUOTE + value_status_26.toISOString() + JSON_STR_QUOTE
} else if (value_status_26 instanceof RegExp) {
json += asString(value_status_26.source)
} else {
json += asString(value_status_26.toString())
}
} else {
json += asString(value_status_26)
}
} else {
throw new Error('"status" is required!')
}
const value_jobId_27 = obj["jobId"]
if (value_jobId_27 !== undefined) {
json += ",\"jobId\":"
if (typeof value_jobId_27 !== 'string') {
if (value_jobId_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_jobId_27 instanceof Date) {
json += JSON_STR_QUOTE + value_jobId_27.toISOString() + JSON_STR_QUOTE
} else if (value_jobId_27 instanceof RegExp) {
json += asString(value_jobId_27.source)
} else {
json += asString(value_jobId_27.toString())
}
} else {
json += asString(value_jobId_27)
}
} else {
throw new Error('"jobId" is required!')
}
const value_exitCode_28 = obj["exitCode"]
if (value_exitCode_28 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_28)
}
const value_signal_29 = obj["signal"]
if (value_signal_29 !== undefined) {
json += ",\"signal\":"
if (typeof value_signal_29 !== 'string') {
if (value_signal_29 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_signal_29 instanceof Date) {
json += JSON_STR_QUOTE + value_signal_29.toISOString() + JSON_STR_QUOTE
} else if (value_signal_29 instanceof RegExp) {
json += asString(value_signal_29.source)
} else {
json += asString(value_signal_29.toString())
}
} else {
json += asString(value_signal_29)
}
}
const value_durationMs_30 = obj["durationMs"]
if (value_durationMs_30 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_30)
}
const value_outputBytes_31 = obj["outputBytes"]
if (value_outputBytes_31 !== undefined) {
json += ",\"outputBytes\":"
json += asInteger(value_outputBytes_31)
}
const value_errorBytes_32 = obj["errorBytes"]
if (value_errorBytes_32 !== undefined) {
json += ",\"errorBytes\":"
json += asInteger(value_errorBytes_32)
}
const value_reason_33 = obj["reason"]
if (value_reason_33 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_33 !== 'string') {
if (value_reason_33 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_33 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_33.toISOString() + JSON_STR_QUOTE
} else if (value_reason_33 instanceof RegExp) {
json += asString(value_reason_33.source)
} else {
json += asString(value_reason_33.toString())
}
} else {
json += asString(value_reason_33)
}
}
const value_checks_34 = obj["checks"]
if (value_checks_34 !== undefined) {
json += ",\"checks\":"
json += anonymous8(value_checks_34)
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_17 = obj["id"]
if (value_id_17 !== undefined) {
json += "{\"id\":"
if (typeof value_id_17 !== 'string') {
if (value_id_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_17 instanceof Date) {
json += JSON_STR_QUOTE + value_id_17.toISOString() + JSON_STR_QUOTE
} else if (value_id_17 instanceof RegExp) {
json += asString(value_id_17.source)
} else {
json += asString(value_id_17.toString())
}
} else {
json += asString(value_id_17)
}
} else {
throw new Error('"id" is required!')
}
const value_description_18 = obj["description"]
if (value_description_18 !== undefined) {
json += ",\"description\":"
if (typeof value_description_18 !== 'string') {
if (value_description_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_18 instanceof Date) {
json += JSON_STR_QUOTE + value_description_18.toISOString() + JSON_STR_QUOTE
} else if (value_description_18 instanceof RegExp) {
json += asString(value_description_18.source)
} else {
json += asString(value_description_18.toString())
}
} else {
json += asString(value_description_18)
}
} else {
throw new Error('"description" is required!')
}
const value_command_19 = obj["command"]
if (value_command_19 !== undefined) {
json += ",\"command\":"
if (typeof value_command_19 !== 'string') {
if (value_command_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_command_19 instanceof Date) {
json += JSON_STR_QUOTE + value_command_19.toISOString() + JSON_STR_QUOTE
} else if (value_command_19 instanceof RegExp) {
json += asString(value_command_19.source)
} else {
json += asString(value_command_19.toString())
}
} else {
json += asString(value_command_19)
}
}
const value_expectedOutcome_20 = obj["expectedOutcome"]
if (value_expectedOutcome_20 !== undefined) {
json += ",\"expectedOutcome\":"
if (typeof value_expectedOutcome_20 !== 'string') {
if (value_expectedOutcome_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expectedOutcome_20 instanceof Date) {
json += JSON_STR_QUOTE + value_expectedOutcome_20.toISOString() + JSON_STR_QUOTE
} else if (value_expectedOutcome_20 instanceof RegExp) {
json += asString(value_expectedOutcome_20.source)
} else {
json += asString(value_expectedOutcome_20.toString())
}
} else {
json += asString(value_expectedOutcome_20)
}
}
const value_output_21 = obj["output"]
if (value_output_21 !== undefined) {
json += ",\"output\":"
if (typeof value_output_21 !== 'string') {
if (value_output_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_21 instanceof Date) {
json += JSON_STR_QUOTE + value_output_21.toISOString() + JSON_STR_QUOTE
} else if (value_output_21 instanceof RegExp) {
json += asString(value_output_21.source)
} else {
json += asString(value_output_21.toString())
}
} else {
json += asString(value_output_21)
}
}
const value_error_22 = obj["error"]
if (value_error_22 !== undefined) {
json += ",\"error\":"
if (typeof value_error_22 !== 'string') {
if (value_error_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_22 instanceof Date) {
json += JSON_STR_QUOTE + value_error_22.toISOString() + JSON_STR_QUOTE
} else if (value_error_22 instanceof RegExp) {
json += asString(value_error_22.source)
} else {
json += asString(value_error_22.toString())
}
} else {
json += asString(value_error_22)
}
}
const value_executedAt_23 = obj["executedAt"]
if (value_executedAt_23 !== undefined) {
json += ",\"executedAt\":"
if (typeof value_executedAt_23 !== 'string') {
if (value_executedAt_23 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_executedAt_23 instanceof Date) {
json += JSON_STR_QUOTE + value_executedAt_23.toISOString() + JSON_STR_QUOTE
} else if (value_executedAt_23 instanceof RegExp) {
json += asString(value_executedAt_23.source)
} else {
json += asString(value_executedAt_23.toString())
}
} else {
json += asString(value_executedAt_23)
}
}
const value_outcome_24 = obj["outcome"]
if (value_outcome_24 !== undefined) {
json += ",\"outcome\":"
json += anonymous7(value_outcome_24)
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planSteps' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous6(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous6(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous11 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_41 = obj["id"]
if (value_id_41 !== undefined) {
json += "{\"id\":"
if (typeof value_id_41 !== 'string') {
if (value_id_41 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_41 instanceof Date) {
json += JSON_STR_QUOTE + value_id_41.toISOString() + JSON_STR_QUOTE
} else if (value_id_41 instanceof RegExp) {
json += asString(value_id_41.source)
} else {
json += asString(value_id_41.toString())
}
} else {
json += asString(value_id_41)
}
} else {
throw new Error('"id" is required!')
}
const value_author_42 = obj["author"]
if (value_author_42 !== undefined) {
json += ",\"author\":"
if (typeof value_author_42 !== 'string') {
if (value_author_42 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_author_42 instanceof Date) {
json += JSON_STR_QUOTE + value_author_42.toISOString() + JSON_STR_QUOTE
} else if (value_author_42 instanceof RegExp) {
json += asString(value_author_42.source)
} else {
json += asString(value_author_42.toString())
}
} else {
json += asString(value_author_42)
}
} else {
throw new Error('"author" is required!')
}
const value_content_43 = obj["content"]
if (value_content_43 !== undefined) {
json += ",\"content\":"
if (typeof value_content_43 !== 'string') {
if (value_content_43 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_43 instanceof Date) {
json += JSON_STR_QUOTE + value_content_43.toISOString() + JSON_STR_QUOTE
} else if (value_content_43 instanceof RegExp) {
json += asString(value_content_43.source)
} else {
json += asString(value_content_43.toString())
}
} else {
json += asString(value_content_43)
}
} else {
throw new Error('"content" is required!')
}
const value_createdAt_44 = obj["createdAt"]
if (value_createdAt_44 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_44 !== 'string') {
if (value_createdAt_44 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_44 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_44.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_44 instanceof RegExp) {
json += asString(value_createdAt_44.source)
} else {
json += asString(value_createdAt_44.toString())
}
} else {
json += asString(value_createdAt_44)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_tokenName_45 = obj["tokenName"]
if (value_tokenName_45 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_45 !== 'string') {
if (value_tokenName_45 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_45 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_45.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_45 instanceof RegExp) {
json += asString(value_tokenName_45.source)
} else {
json += asString(value_tokenName_45.toString())
}
} else {
json += asString(value_tokenName_45)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous10 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/comments' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous11(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous11(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous13 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_48 = obj["path"]
if (value_path_48 !== undefined) {
json += "{\"path\":"
if (typeof value_path_48 !== 'string') {
if (value_path_48 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_48 instanceof Date) {
json += JSON_STR_QUOTE + value_path_48.toISOString() + JSON_STR_QUOTE
} else if (value_path_48 instanceof RegExp) {
json += asString(value_path_48.source)
} else {
json += asString(value_path_48.toString())
}
} else {
json += asString(value_path_48)
}
} else {
throw new Error('"path" is required!')
}
const value_content_49 = obj["content"]
if (value_content_49 !== undefined) {
json += ",\"content\":"
if (typeof value_content_49 !== 'string') {
if (value_content_49 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_49 instanceof Date) {
json += JSON_STR_QUOTE + value_content_49.toISOString() + JSON_STR_QUOTE
} else if (value_content_49 instanceof RegExp) {
json += asString(value_content_49.source)
} else {
json += asString(value_content_49.toString())
}
} else {
json += asString(value_content_49)
}
} else {
throw new Error('"content" is required!')
}
const value_oldPath_50 = obj["oldPath"]
if (value_oldPath_50 !== undefined) {
json += ",\"oldPath\":"
if (typeof value_oldPath_50 !== 'string') {
if (value_oldPath_50 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldPath_50 instanceof Date) {
json += JSON_STR_QUOTE + value_oldPath_50.toISOString() + JSON_STR_QUOTE
} else if (value_oldPath_50 instanceof RegExp) {
json += asString(value_oldPath_50.source)
} else {
json += asString(value_oldPath_50.toString())
}
} else {
json += asString(value_oldPath_50)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous12 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/changes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous13(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous13(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous14 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/dependsOn' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous16 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_61 = obj["id"]
if (value_id_61 !== undefined) {
json += "{\"id\":"
if (typeof value_id_61 !== 'string') {
if (value_id_61 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_61 instanceof Date) {
json += JSON_STR_QUOTE + value_id_61.toISOString() + JSON_STR_QUOTE
} else if (value_id_61 instanceof RegExp) {
json += asString(value_id_61.source)
} else {
json += asString(value_id_61.toString())
}
} else {
json += asString(value_id_61)
}
} else {
throw new Error('"id" is required!')
}
const value_name_62 = obj["name"]
if (value_name_62 !== undefined) {
json += ",\"name\":"
if (typeof value_name_62 !== 'string') {
if (value_name_62 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_62 instanceof Date) {
json += JSON_STR_QUOTE + value_name_62.toISOString() + JSON_STR_QUOTE
} else if (value_name_62 instanceof RegExp) {
json += asString(value_name_62.source)
} else {
json += asString(value_name_62.toString())
}
} else {
json += asString(value_name_62)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous15 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_58 = obj["id"]
if (value_id_58 !== undefined) {
json += "{\"id\":"
if (typeof value_id_58 !== 'string') {
if (value_id_58 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_58 instanceof Date) {
json += JSON_STR_QUOTE + value_id_58.toISOString() + JSON_STR_QUOTE
} else if (value_id_58 instanceof RegExp) {
json += asString(value_id_58.source)
} else {
json += asString(value_id_58.toString())
}
} else {
json += asString(value_id_58)
}
} else {
throw new Error('"id" is required!')
}
const value_holder_59 = obj["holder"]
if (value_holder_59 !== undefined) {
json += ",\"holder\":"
json += anonymous16(value_holder_59)
} else {
throw new Error('"holder" is required!')
}
const value_claimedAt_63 = obj["claimedAt"]
if (value_claimedAt_63 !== undefined) {
json += ",\"claimedAt\":"
if (typeof value_claimedAt_63 !== 'string') {
if (value_claimedAt_63 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_claimedAt_63 instanceof Date) {
json += JSON_STR_QUOTE + value_claimedAt_63.toISOString() + JSON_STR_QUOTE
} else if (value_claimedAt_63 instanceof RegExp) {
json += asString(value_claimedAt_63.source)
} else {
json += asString(value_claimedAt_63.toString())
}
} else {
json += asString(value_claimedAt_63)
}
} else {
throw new Error('"claimedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_4 = obj["id"]
if (value_id_4 !== undefined) {
json += "{\"id\":"
if (typeof value_id_4 !== 'string') {
if (value_id_4 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_4 instanceof Date) {
json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
} else if (value_id_4 instanceof RegExp) {
json += asString(value_id_4.source)
} else {
json += asString(value_id_4.toString())
}
} else {
json += asString(value_id_4)
}
} else {
throw new Error('"id" is required!')
}
const value_title_5 = obj["title"]
if (value_title_5 !== undefined) {
json += ",\"title\":"
if (typeof value_title_5 !== 'string') {
if (value_title_5 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_5 instanceof Date) {
json += JSON_STR_QUOTE + value_title_5.toISOString() + JSON_STR_QUOTE
} else if (value_title_5 instanceof RegExp) {
json += asString(value_title_5.source)
} else {
json += asString(value_title_5.toString())
}
} else {
json += asString(value_title_5)
}
} else {
throw new Error('"title" is required!')
}
const value_content_6 = obj["content"]
if (value_content_6 !== undefined) {
json += ",\"content\":"
if (typeof value_content_6 !== 'string') {
if (value_content_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_6 instanceof Date) {
json += JSON_STR_QUOTE + value_content_6.toISOString() + JSON_STR_QUOTE
} else if (value_content_6 instanceof RegExp) {
json += asString(value_content_6.source)
} else {
json += asString(value_content_6.toString())
}
} else {
json += asString(value_content_6)
}
} else {
throw new Error('"content" is required!')
}
const value_priority_7 = obj["priority"]
if (value_priority_7 !== undefined) {
json += ",\"priority\":"
if (typeof value_priority_7 !== 'string') {
if (value_priority_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priority_7 instanceof Date) {
json += JSON_STR_QUOTE + value_priority_7.toISOString() + JSON_STR_QUOTE
} else if (value_priority_7 instanceof RegExp) {
json += asString(value_priority_7.source)
} else {
json += asString(value_priority_7.toString())
}
} else {
json += asString(value_priority_7)
}
} else {
throw new Error('"priority" is required!')
}
const value_readiness_8 = obj["readiness"]
if (value_readiness_8 !== undefined) {
json += ",\"readiness\":"
json += asInteger(value_readiness_8)
} else {
throw new Error('"readiness" is required!')
}
const value_tags_9 = obj["tags"]
if (value_tags_9 !== undefined) {
json += ",\"tags\":"
json += anonymous2(value_tags_9)
} else {
throw new Error('"tags" is required!')
}
const value_author_10 = obj["author"]
if (value_author_10 !== undefined) {
json += ",\"author\":"
json += anonymous3(value_author_10)
} else {
throw new Error('"author" is required!')
}
const value_reviewers_14 = obj["reviewers"]
if (value_reviewers_14 !== undefined) {
json += ",\"reviewers\":"
json += anonymous4(value_reviewers_14)
} else {
throw new Error('"reviewers" is required!')
}
const value_planSteps_15 = obj["planSteps"]
if (value_planSteps_15 !== undefined) {
json += ",\"planSteps\":"
json += anonymous5(value_planSteps_15)
} else {
throw new Error('"planSteps" is required!')
}
const value_comments_39 = obj["comments"]
if (value_comments_39 !== undefined) {
json += ",\"comments\":"
json += anonymous10(value_comments_39)
} else {
throw new Error('"comments" is required!')
}
const value_changes_46 = obj["changes"]
if (value_changes_46 !== undefined) {
json += ",\"changes\":"
json += anonymous12(value_changes_46)
} else {
throw new Error('"changes" is required!')
}
const value_state_51 = obj["state"]
if (value_state_51 !== undefined) {
json += ",\"state\":"
if (typeof value_state_51 !== 'string') {
if (value_state_51 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_51 instanceof Date) {
json += JSON_STR_QUOTE + value_state_51.toISOString() + JSON_STR_QUOTE
} else if (value_state_51 instanceof RegExp) {
json += asString(value_state_51.source)
} else {
json += asString(value_state_51.toString())
}
} else {
json += asString(value_state_51)
}
} else {
throw new Error('"state" is required!')
}
const value_dependsOn_52 = obj["dependsOn"]
if (value_dependsOn_52 !== undefined) {
json += ",\"dependsOn\":"
json += anonymous14(value_dependsOn_52)
} else {
throw new Error('"dependsOn" is required!')
}
const value_createdAt_53 = obj["createdAt"]
if (value_createdAt_53 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_53 !== 'string') {
if (value_createdAt_53 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_53 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_53.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_53 instanceof RegExp) {
json += asString(value_createdAt_53.source)
} else {
json += asString(value_createdAt_53.toString())
}
} else {
json += asString(value_createdAt_53)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_54 = obj["updatedAt"]
if (value_updatedAt_54 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_54 !== 'string') {
if (value_updatedAt_54 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_54 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_54.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_54 instanceof RegExp) {
json += asString(value_updatedAt_54.source)
} else {
json += asString(value_updatedAt_54.toString())
}
} else {
json += asString(value_updatedAt_54)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_intent_55 = obj["intent"]
if (value_intent_55 !== undefined) {
json += ",\"intent\":"
if (typeof value_intent_55 !== 'string') {
if (value_intent_55 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_intent_55 instanceof Date) {
json += JSON_STR_QUOTE + value_intent_55.toISOString() + JSON_STR_QUOTE
} else if (value_intent_55 instanceof RegExp) {
json += asString(value_intent_55.source)
} else {
json += asString(value_intent_55.toString())
}
} else {
json += asString(value_intent_55)
}
}
const value_claim_56 = obj["claim"]
if (value_claim_56 !== undefined) {
json += ",\"claim\":"
json += anonymous15(value_claim_56)
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createTaskComment() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_author_7 = obj["author"]
if (value_author_7 !== undefined) {
json += ",\"author\":"
if (typeof value_author_7 !== 'string') {
if (value_author_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_author_7 instanceof Date) {
json += JSON_STR_QUOTE + value_author_7.toISOString() + JSON_STR_QUOTE
} else if (value_author_7 instanceof RegExp) {
json += asString(value_author_7.source)
} else {
json += asString(value_author_7.toString())
}
} else {
json += asString(value_author_7)
}
} else {
throw new Error('"author" is required!')
}
const value_content_8 = obj["content"]
if (value_content_8 !== undefined) {
json += ",\"content\":"
if (typeof value_content_8 !== 'string') {
if (value_content_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_8 instanceof Date) {
json += JSON_STR_QUOTE + value_content_8.toISOString() + JSON_STR_QUOTE
} else if (value_content_8 instanceof RegExp) {
json += asString(value_content_8.source)
} else {
json += asString(value_content_8.toString())
}
} else {
json += asString(value_content_8)
}
} else {
throw new Error('"content" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_tokenName_10 = obj["tokenName"]
if (value_tokenName_10 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_10 !== 'string') {
if (value_tokenName_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_10 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_10.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_10 instanceof RegExp) {
json += asString(value_tokenName_10.source)
} else {
json += asString(value_tokenName_10.toString())
}
} else {
json += asString(value_tokenName_10)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_comment_4 = obj["comment"]
if (value_comment_4 !== undefined) {
json += "{\"comment\":"
json += anonymous2(value_comment_4)
} else {
throw new Error('"comment" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createToken() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/taskIds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/mcpTools' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/gitRemotes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/gitBranches' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_12 = false
const value_taskIds_13 = obj["taskIds"]
if (value_taskIds_13 !== undefined) {
json += addComma_12 ? ",\"taskIds\":" : ((addComma_12 = true), "{\"taskIds\":")
json += anonymous5(value_taskIds_13)
}
const value_mcpTools_14 = obj["mcpTools"]
if (value_mcpTools_14 !== undefined) {
json += addComma_12 ? ",\"mcpTools\":" : ((addComma_12 = true), "{\"mcpTools\":")
json += anonymous6(value_mcpTools_14)
}
const value_gitRemotes_15 = obj["gitRemotes"]
if (value_gitRemotes_15 !== undefined) {
json += addComma_12 ? ",\"gitRemotes\":" : ((addComma_12 = true), "{\"gitRemotes\":")
json += anonymous7(value_gitRemotes_15)
}
const value_gitBranches_16 = obj["gitBranches"]
if (value_gitBranches_16 !== undefined) {
json += addComma_12 ? ",\"gitBranches\":" : ((addComma_12 = true), "{\"gitBranches\":")
json += anonymous8(value_gitBranches_16)
}
if (!addComma_12) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_userId_7 = obj["userId"]
if (value_userId_7 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_7 !== 'string') {
if (value_userId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
} else if (value_userId_7 instanceof RegExp) {
json += asString(value_userId_7.source)
} else {
json += asString(value_userId_7.toString())
}
} else {
json += asString(value_userId_7)
}
} else {
throw new Error('"userId" is required!')
}
const value_name_8 = obj["name"]
if (value_name_8 !== undefined) {
json += ",\"name\":"
if (typeof value_name_8 !== 'string') {
if (value_name_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_8 instanceof Date) {
json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
} else if (value_name_8 instanceof RegExp) {
json += asString(value_name_8.source)
} else {
json += asString(value_name_8.toString())
}
} else {
json += asString(value_name_8)
}
} else {
throw new Error('"name" is required!')
}
const value_scopes_9 = obj["scopes"]
if (value_scopes_9 !== undefined) {
json += ",\"scopes\":"
json += anonymous3(value_scopes_9)
} else {
throw new Error('"scopes" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_allow_11 = obj["allow"]
if (value_allow_11 !== undefined) {
json += ",\"allow\":"
json += anonymous4(value_allow_11)
}
const value_expiresAt_17 = obj["expiresAt"]
if (value_expiresAt_17 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_17 !== 'string') {
if (value_expiresAt_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_17 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_17.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_17 instanceof RegExp) {
json += asString(value_expiresAt_17.source)
} else {
json += asString(value_expiresAt_17.toString())
}
} else {
json += asString(value_expiresAt_17)
}
}
const value_parentId_18 = obj["parentId"]
if (value_parentId_18 !== undefined) {
json += ",\"parentId\":"
if (typeof value_parentId_18 !== 'string') {
if (value_parentId_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_parentId_18 instanceof Date) {
json += JSON_STR_QUOTE + value_parentId_18.toISOString() + JSON_STR_QUOTE
} else if (value_parentId_18 instanceof RegExp) {
json += asString(value_parentId_18.source)
} else {
json += asString(value_parentId_18.toString())
}
} else {
json += asString(value_parentId_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_token_4 = obj["token"]
if (value_token_4 !== undefined) {
json += "{\"token\":"
json += anonymous2(value_token_4)
} else {
throw new Error('"token" is required!')
}
const value_secret_19 = obj["secret"]
if (value_secret_19 !== undefined) {
json += ",\"secret\":"
if (typeof value_secret_19 !== 'string') {
if (value_secret_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_secret_19 instanceof Date) {
json += JSON_STR_QUOTE + value_secret_19.toISOString() + JSON_STR_QUOTE
} else if (value_secret_19 instanceof RegExp) {
json += asString(value_secret_19.source)
} else {
json += asString(value_secret_19.toString())
}
} else {
json += asString(value_secret_19)
}
} else {
throw new Error('"secret" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createUserInvite() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_userId_6 = obj["userId"]
if (value_userId_6 !== undefined) {
json += "{\"userId\":"
if (typeof value_userId_6 !== 'string') {
if (value_userId_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_6 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_6.toISOString() + JSON_STR_QUOTE
} else if (value_userId_6 instanceof RegExp) {
json += asString(value_userId_6.source)
} else {
json += asString(value_userId_6.toString())
}
} else {
json += asString(value_userId_6)
}
} else {
throw new Error('"userId" is required!')
}
const value_secret_7 = obj["secret"]
if (value_secret_7 !== undefined) {
json += ",\"secret\":"
if (typeof value_secret_7 !== 'string') {
if (value_secret_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_secret_7 instanceof Date) {
json += JSON_STR_QUOTE + value_secret_7.toISOString() + JSON_STR_QUOTE
} else if (value_secret_7 instanceof RegExp) {
json += asString(value_secret_7.source)
} else {
json += asString(value_secret_7.toString())
}
} else {
json += asString(value_secret_7)
}
} else {
throw new Error('"secret" is required!')
}
const value_link_8 = obj["link"]
if (value_link_8 !== undefined) {
json += ",\"link\":"
if (typeof value_link_8 !== 'string') {
if (value_link_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_link_8 instanceof Date) {
json += JSON_STR_QUOTE + value_link_8.toISOString() + JSON_STR_QUOTE
} else if (value_link_8 instanceof RegExp) {
json += asString(value_link_8.source)
} else {
json += asString(value_link_8.toString())
}
} else {
json += asString(value_link_8)
}
} else {
throw new Error('"link" is required!')
}
const value_expiresAt_9 = obj["expiresAt"]
if (value_expiresAt_9 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_9 !== 'string') {
if (value_expiresAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_9 instanceof RegExp) {
json += asString(value_expiresAt_9.source)
} else {
json += asString(value_expiresAt_9.toString())
}
} else {
json += asString(value_expiresAt_9)
}
} else {
throw new Error('"expiresAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_invite_4 = obj["invite"]
if (value_invite_4 !== undefined) {
json += "{\"invite\":"
json += anonymous2(value_invite_4)
} else {
throw new Error('"invite" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_createWebhook() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/webhook/properties/kinds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_url_7 = obj["url"]
if (value_url_7 !== undefined) {
json += ",\"url\":"
if (typeof value_url_7 !== 'string') {
if (value_url_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_7 instanceof Date) {
json += JSON_STR_QUOTE + value_url_7.toISOString() + JSON_STR_QUOTE
} else if (value_url_7 instanceof RegExp) {
json += asString(value_url_7.source)
} else {
json += asString(value_url_7.toString())
}
} else {
json += asString(value_url_7)
}
} else {
throw new Error('"url" is required!')
}
const value_kinds_8 = obj["kinds"]
if (value_kinds_8 !== undefined) {
json += ",\"kinds\":"
json += anonymous3(value_kinds_8)
} else {
throw new Error('"kinds" is required!')
}
const value_isActive_9 = obj["isActive"]
if (value_isActive_9 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_9)
} else {
throw new Error('"isActive" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_11 = obj["updatedAt"]
if (value_updatedAt_11 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_11 !== 'string') {
if (value_updatedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_11 instanceof RegExp) {
json += asString(value_updatedAt_11.source)
} else {
json += asString(value_updatedAt_11.toString())
}
} else {
json += asString(value_updatedAt_11)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_taskId_12 = obj["taskId"]
if (value_taskId_12 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_12 !== 'string') {
if (value_taskId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_12.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_12 instanceof RegExp) {
json += asString(value_taskId_12.source)
} else {
json += asString(value_taskId_12.toString())
}
} else {
json += asString(value_taskId_12)
}
}
const value_description_13 = obj["description"]
if (value_description_13 !== undefined) {
json += ",\"description\":"
if (typeof value_description_13 !== 'string') {
if (value_description_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_13 instanceof Date) {
json += JSON_STR_QUOTE + value_description_13.toISOString() + JSON_STR_QUOTE
} else if (value_description_13 instanceof RegExp) {
json += asString(value_description_13.source)
} else {
json += asString(value_description_13.toString())
}
} else {
json += asString(value_description_13)
}
}
const value_disabledReason_14 = obj["disabledReason"]
if (value_disabledReason_14 !== undefined) {
json += ",\"disabledReason\":"
if (typeof value_disabledReason_14 !== 'string') {
if (value_disabledReason_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_disabledReason_14 instanceof Date) {
json += JSON_STR_QUOTE + value_disabledReason_14.toISOString() + JSON_STR_QUOTE
} else if (value_disabledReason_14 instanceof RegExp) {
json += asString(value_disabledReason_14.source)
} else {
json += asString(value_disabledReason_14.toString())
}
} else {
json += asString(value_disabledReason_14)
}
}
const value_failingSince_15 = obj["failingSince"]
if (value_failingSince_15 !== undefined) {
json += ",\"failingSince\":"
if (typeof value_failingSince_15 !== 'string') {
if (value_failingSince_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_failingSince_15 instanceof Date) {
json += JSON_STR_QUOTE + value_failingSince_15.toISOString() + JSON_STR_QUOTE
} else if (value_failingSince_15 instanceof RegExp) {
json += asString(value_failingSince_15.source)
} else {
json += asString(value_failingSince_15.toString())
}
} else {
json += asString(value_failingSince_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_webhook_4 = obj["webhook"]
if (value_webhook_4 !== undefined) {
json += "{\"webhook\":"
json += anonymous2(value_webhook_4)
} else {
throw new Error('"webhook" is required!')
}
const value_secret_16 = obj["secret"]
if (value_secret_16 !== undefined) {
json += ",\"secret\":"
if (typeof value_secret_16 !== 'string') {
if (value_secret_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_secret_16 instanceof Date) {
json += JSON_STR_QUOTE + value_secret_16.toISOString() + JSON_STR_QUOTE
} else if (value_secret_16 instanceof RegExp) {
json += asString(value_secret_16.source)
} else {
json += asString(value_secret_16.toString())
}
} else {
json += asString(value_secret_16)
}
} else {
throw new Error('"secret" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_deleteTask() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_deliverEmail() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/to' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/cc' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/bcc' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_16 = obj["id"]
if (value_id_16 !== undefined) {
json += "{\"id\":"
if (typeof value_id_16 !== 'string') {
if (value_id_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_16 instanceof Date) {
json += JSON_STR_QUOTE + value_id_16.toISOString() + JSON_STR_QUOTE
} else if (value_id_16 instanceof RegExp) {
json += asString(value_id_16.source)
} else {
json += asString(value_id_16.toString())
}
} else {
json += asString(value_id_16)
}
} else {
throw new Error('"id" is required!')
}
const value_contentType_17 = obj["contentType"]
if (value_contentType_17 !== undefined) {
json += ",\"contentType\":"
if (typeof value_contentType_17 !== 'string') {
if (value_contentType_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_contentType_17 instanceof Date) {
json += JSON_STR_QUOTE + value_contentType_17.toISOString() + JSON_STR_QUOTE
} else if (value_contentType_17 instanceof RegExp) {
json += asString(value_contentType_17.source)
} else {
json += asString(value_contentType_17.toString())
}
} else {
json += asString(value_contentType_17)
}
} else {
throw new Error('"contentType" is required!')
}
const value_filename_18 = obj["filename"]
if (value_filename_18 !== undefined) {
json += ",\"filename\":"
if (typeof value_filename_18 !== 'string') {
if (value_filename_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_filename_18 instanceof Date) {
json += JSON_STR_QUOTE + value_filename_18.toISOString() + JSON_STR_QUOTE
} else if (value_filename_18 instanceof RegExp) {
json += asString(value_filename_18.source)
} else {
json += asString(value_filename_18.toString())
}
} else {
json += asString(value_filename_18)
}
}
const value_contentDisposition_19 = obj["contentDisposition"]
if (value_contentDisposition_19 !== undefined) {
json += ",\"contentDisposition\":"
if (typeof value_contentDisposition_19 !== 'string') {
if (value_contentDisposition_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_contentDisposition_19 instanceof Date) {
json += JSON_STR_QUOTE + value_contentDisposition_19.toISOString() + JSON_STR_QUOTE
} else if (value_contentDisposition_19 instanceof RegExp) {
json += asString(value_contentDisposition_19.source)
} else {
json += asString(value_contentDisposition_19.toString())
}
} else {
json += asString(value_contentDisposition_19)
}
}
const value_contentId_20 = obj["contentId"]
if (value_contentId_20 !== undefined) {
json += ",\"contentId\":"
if (typeof value_contentId_20 !== 'string') {
if (value_contentId_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_contentId_20 instanceof Date) {
json += JSON_STR_QUOTE + value_contentId_20.toISOString() + JSON_STR_QUOTE
} else if (value_contentId_20 instanceof RegExp) {
json += asString(value_contentId_20.source)
} else {
json += asString(value_contentId_20.toString())
}
} else {
json += asString(value_contentId_20)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/attachments' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous7(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous7(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_emailId_7 = obj["emailId"]
if (value_emailId_7 !== undefined) {
json += ",\"emailId\":"
if (typeof value_emailId_7 !== 'string') {
if (value_emailId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_emailId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_emailId_7.toISOString() + JSON_STR_QUOTE
} else if (value_emailId_7 instanceof RegExp) {
json += asString(value_emailId_7.source)
} else {
json += asString(value_emailId_7.toString())
}
} else {
json += asString(value_emailId_7)
}
} else {
throw new Error('"emailId" is required!')
}
const value_from_8 = obj["from"]
if (value_from_8 !== undefined) {
json += ",\"from\":"
if (typeof value_from_8 !== 'string') {
if (value_from_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_from_8 instanceof Date) {
json += JSON_STR_QUOTE + value_from_8.toISOString() + JSON_STR_QUOTE
} else if (value_from_8 instanceof RegExp) {
json += asString(value_from_8.source)
} else {
json += asString(value_from_8.toString())
}
} else {
json += asString(value_from_8)
}
} else {
throw new Error('"from" is required!')
}
const value_to_9 = obj["to"]
if (value_to_9 !== undefined) {
json += ",\"to\":"
json += anonymous3(value_to_9)
} else {
throw new Error('"to" is required!')
}
const value_subject_10 = obj["subject"]
if (value_subject_10 !== undefined) {
json += ",\"subject\":"
if (typeof value_subject_10 !== 'string') {
if (value_subject_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_subject_10 instanceof Date) {
json += JSON_STR_QUOTE + value_subject_10.toISOString() + JSON_STR_QUOTE
} else if (value_subject_10 instanceof RegExp) {
json += asString(value_subject_10.source)
} else {
json += asString(value_subject_10.toString())
}
} else {
json += asString(value_subject_10)
}
} else {
throw new Error('"subject" is required!')
}
const value_cc_11 = obj["cc"]
if (value_cc_11 !== undefined) {
json += ",\"cc\":"
json += anonymous4(value_cc_11)
} else {
throw new Error('"cc" is required!')
}
const value_bcc_12 = obj["bcc"]
if (value_bcc_12 !== undefined) {
json += ",\"bcc\":"
json += anonymous5(value_bcc_12)
} else {
throw new Error('"bcc" is required!')
}
const value_messageId_13 = obj["messageId"]
if (value_messageId_13 !== undefined) {
json += ",\"messageId\":"
if (typeof value_messageId_13 !== 'string') {
if (value_messageId_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_messageId_13 instanceof Date) {
json += JSON_STR_QUOTE + value_messageId_13.toISOString() + JSON_STR_QUOTE
} else if (value_messageId_13 instanceof RegExp) {
json += asString(value_messageId_13.source)
} else {
json += asString(value_messageId_13.toString())
}
} else {
json += asString(value_messageId_13)
}
} else {
throw new Error('"messageId" is required!')
}
const value_attachments_14 = obj["attachments"]
if (value_attachments_14 !== undefined) {
json += ",\"attachments\":"
json += anonymous6(value_attachments_14)
} else {
throw new Error('"attachments" is required!')
}
const value_receivedAt_21 = obj["receivedAt"]
if (value_receivedAt_21 !== undefined) {
json += ",\"receivedAt\":"
if (typeof value_receivedAt_21 !== 'string') {
if (value_receivedAt_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_receivedAt_21 instanceof Date) {
json += JSON_STR_QUOTE + value_receivedAt_21.toISOString() + JSON_STR_QUOTE
} else if (value_receivedAt_21 instanceof RegExp) {
json += asString(value_receivedAt_21.source)
} else {
json += asString(value_receivedAt_21.toString())
}
} else {
json += asString(value_receivedAt_21)
}
} else {
throw new Error('"receivedAt" is required!')
}
const value_content_22 = obj["content"]
if (value_content_22 !== undefined) {
json += ",\"content\":"
if (typeof value_content_22 !== 'string') {
if (value_content_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_22 instanceof Date) {
json += JSON_STR_QUOTE + value_content_22.toISOString() + JSON_STR_QUOTE
} else if (value_content_22 instanceof RegExp) {
json += asString(value_content_22.source)
} else {
json += asString(value_content_22.toString())
}
} else {
json += asString(value_content_22)
}
} else {
throw new Error('"content" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_message_4 = obj["message"]
if (value_message_4 !== undefined) {
json += "{\"message\":"
json += anonymous2(value_message_4)
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_executeMcpTool() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_5 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_5 ? JSON_STR_COMMA : ((addComma_5 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_5) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_result_4 = obj["result"]
if (value_result_4 !== undefined) {
json += "{\"result\":"
json += anonymous2(value_result_4)
} else {
throw new Error('"result" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_executePlan() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_14 = false
const value_current_15 = obj["current"]
if (value_current_15 !== undefined) {
json += addComma_14 ? ",\"current\":" : ((addComma_14 = true), "{\"current\":")
json += asInteger(value_current_15)
}
const value_total_16 = obj["total"]
if (value_total_16 !== undefined) {
json += addComma_14 ? ",\"total\":" : ((addComma_14 = true), "{\"total\":")
json += asInteger(value_total_16)
}
const value_unit_17 = obj["unit"]
if (value_unit_17 !== undefined) {
json += addComma_14 ? ",\"unit\":" : ((addComma_14 = true), "{\"unit\":")
if (typeof value_unit_17 !== 'string') {
if (value_unit_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_unit_17 instanceof Date) {
json += JSON_STR_QUOTE + value_unit_17.toISOString() + JSON_STR_QUOTE
} else if (value_unit_17 instanceof RegExp) {
json += asString(value_unit_17.source)
} else {
json += asString(value_unit_17.toString())
}
} else {
json += asString(value_unit_17)
}
}
const value_phase_18 = obj["phase"]
if (value_phase_18 !== undefined) {
json += addComma_14 ? ",\"phase\":" : ((addComma_14 = true), "{\"phase\":")
if (typeof value_phase_18 !== 'string') {
if (value_phase_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_phase_18 instanceof Date) {
json += JSON_STR_QUOTE + value_phase_18.toISOString() + JSON_STR_QUOTE
} else if (value_phase_18 instanceof RegExp) {
json += asString(value_phase_18.source)
} else {
json += asString(value_phase_18.toString())
}
} else {
json += asString(value_phase_18)
}
}
const value_message_19 = obj["message"]
if (value_message_19 !== undefined) {
json += addComma_14 ? ",\"message\":" : ((addComma_14 = true), "{\"message\":")
if (typeof value_message_19 !== 'string') {
if (value_message_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_19 instanceof Date) {
json += JSON_STR_QUOTE + value_message_19.toISOString() + JSON_STR_QUOTE
} else if (value_message_19 instanceof RegExp) {
json += asString(value_message_19.source)
} else {
json += asString(value_message_19.toString())
}
} else {
json += asString(value_message_19)
}
}
if (!addComma_14) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_24 = obj["id"]
if (value_id_24 !== undefined) {
json += "{\"id\":"
if (typeof value_id_24 !== 'string') {
if (value_id_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_24 instanceof Date) {
json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
} else if (value_id_24 instanceof RegExp) {
json += asString(value_id_24.source)
} else {
json += asString(value_id_24.toString())
}
} else {
json += asString(value_id_24)
}
} else {
throw new Error('"id" is required!')
}
const value_status_25 = obj["status"]
if (value_status_25 !== undefined) {
json += ",\"status\":"
if (typeof value_status_25 !== 'string') {
if (value_status_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_25 instanceof Date) {
json += JSON_STR_QUOTE + value_status_25.toISOString() + JSON_STR_QUOTE
} else if (value_status_25 instanceof RegExp) {
json += asString(value_status_25.source)
} else {
json += asString(value_status_25.toString())
}
} else {
json += asString(value_status_25)
}
} else {
throw new Error('"status" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/planSteps' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous6(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous6(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/accepted' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/rejected' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous10 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_35 = obj["name"]
if (value_name_35 !== undefined) {
json += "{\"name\":"
if (typeof value_name_35 !== 'string') {
if (value_name_35 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_35 instanceof Date) {
json += JSON_STR_QUOTE + value_name_35.toISOString() + JSON_STR_QUOTE
} else if (value_name_35 instanceof RegExp) {
json += asString(value_name_35.source)
} else {
json += asString(value_name_35.toString())
}
} else {
json += asString(value_name_35)
}
} else {
throw new Error('"name" is required!')
}
const value_oid_36 = obj["oid"]
if (value_oid_36 !== undefined) {
json += ",\"oid\":"
if (typeof value_oid_36 !== 'string') {
if (value_oid_36 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_36 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_36.toISOString() + JSON_STR_QUOTE
} else if (value_oid_36 instanceof RegExp) {
json += asString(value_oid_36.source)
} else {
json += asString(value_oid_36.toString())
}
} else {
json += asString(value_oid_36)
}
}
const value_oldOid_37 = obj["oldOid"]
if (value_oldOid_37 !== undefined) {
json += ",\"oldOid\":"
if (typeof value_oldOid_37 !== 'string') {
if (value_oldOid_37 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldOid_37 instanceof Date) {
json += JSON_STR_QUOTE + value_oldOid_37.toISOString() + JSON_STR_QUOTE
} else if (value_oldOid_37 instanceof RegExp) {
json += asString(value_oldOid_37.source)
} else {
json += asString(value_oldOid_37.toString())
}
} else {
json += asString(value_oldOid_37)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous9 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/refs' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous10(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous10(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous11 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/skills' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous13 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_42 = obj["path"]
if (value_path_42 !== undefined) {
json += "{\"path\":"
if (typeof value_path_42 !== 'string') {
if (value_path_42 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_42 instanceof Date) {
json += JSON_STR_QUOTE + value_path_42.toISOString() + JSON_STR_QUOTE
} else if (value_path_42 instanceof RegExp) {
json += asString(value_path_42.source)
} else {
json += asString(value_path_42.toString())
}
} else {
json += asString(value_path_42)
}
} else {
throw new Error('"path" is required!')
}
const value_change_43 = obj["change"]
if (value_change_43 !== undefined) {
json += ",\"change\":"
if (typeof value_change_43 !== 'string') {
if (value_change_43 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_change_43 instanceof Date) {
json += JSON_STR_QUOTE + value_change_43.toISOString() + JSON_STR_QUOTE
} else if (value_change_43 instanceof RegExp) {
json += asString(value_change_43.source)
} else {
json += asString(value_change_43.toString())
}
} else {
json += asString(value_change_43)
}
} else {
throw new Error('"change" is required!')
}
const value_patch_44 = obj["patch"]
if (value_patch_44 !== undefined) {
json += ",\"patch\":"
if (typeof value_patch_44 !== 'string') {
if (value_patch_44 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_patch_44 instanceof Date) {
json += JSON_STR_QUOTE + value_patch_44.toISOString() + JSON_STR_QUOTE
} else if (value_patch_44 instanceof RegExp) {
json += asString(value_patch_44.source)
} else {
json += asString(value_patch_44.toString())
}
} else {
json += asString(value_patch_44)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous12 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/changes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous13(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous13(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous14 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/job/properties/result/properties/entries' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_21 = false
const value_planSteps_22 = obj["planSteps"]
if (value_planSteps_22 !== undefined) {
json += addComma_21 ? ",\"planSteps\":" : ((addComma_21 = true), "{\"planSteps\":")
json += anonymous5(value_planSteps_22)
}
const value_emailId_26 = obj["emailId"]
if (value_emailId_26 !== undefined) {
json += addComma_21 ? ",\"emailId\":" : ((addComma_21 = true), "{\"emailId\":")
if (typeof value_emailId_26 !== 'string') {
if (value_emailId_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_emailId_26 instanceof Date) {
json += JSON_STR_QUOTE + value_emailId_26.toISOString() + JSON_STR_QUOTE
} else if (value_emailId_26 instanceof RegExp) {
json += asString(value_emailId_26.source)
} else {
json += asString(value_emailId_26.toString())
}
} else {
json += asString(value_emailId_26)
}
}
const value_messageId_27 = obj["messageId"]
if (value_messageId_27 !== undefined) {
json += addComma_21 ? ",\"messageId\":" : ((addComma_21 = true), "{\"messageId\":")
if (typeof value_messageId_27 !== 'string') {
if (value_messageId_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_messageId_27 instanceof Date) {
json += JSON_STR_QUOTE + value_messageId_27.toISOString() + JSON_STR_QUOTE
} else if (value_messageId_27 instanceof RegExp) {
json += asString(value_messageId_27.source)
} else {
json += asString(value_messageId_27.toString())
}
} else {
json += asString(value_messageId_27)
}
}
const value_accepted_28 = obj["accepted"]
if (value_accepted_28 !== undefined) {
json += addComma_21 ? ",\"accepted\":" : ((addComma_21 = true), "{\"accepted\":")
json += anonymous7(value_accepted_28)
}
const value_rejected_29 = obj["rejected"]
if (value_rejected_29 !== undefined) {
json += addComma_21 ? ",\"rejected\":" : ((addComma_21 = true), "{\"rejected\":")
json += anonymous8(value_rejected_29)
}
const value_removed_30 = obj["removed"]
if (value_removed_30 !== undefined) {
json += addComma_21 ? ",\"removed\":" : ((addComma_21 = true), "{\"removed\":")
json += asInteger(value_removed_30)
}
const value_quarantined_31 = obj["quarantined"]
if (value_quarantined_31 !== undefined) {
json += addComma_21 ? ",\"quarantined\":" : ((addComma_21 = true), "{\"quarantined\":")
json += asInteger(value_quarantined_31)
}
const value_commit_32 = obj["commit"]
if (value_commit_32 !== undefined) {
json += addComma_21 ? ",\"commit\":" : ((addComma_21 = true), "{\"commit\":")
if (typeof value_commit_32 !== 'string') {
if (value_commit_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_commit_32 instanceof Date) {
json += JSON_STR_QUOTE + value_commit_32.toISOString() + JSON_STR_QUOTE
} else if (value_commit_32 instanceof RegExp) {
json += asString(value_commit_32.source)
} else {
json += asString(value_commit_32.toString())
}
} else {
json += asString(value_commit_32)
}
}
const value_refs_33 = obj["refs"]
if (value_refs_33 !== undefined) {
json += addComma_21 ? ",\"refs\":" : ((addComma_21 = true), "{\"refs\":")
json += anonymous9(value_refs_33)
}
const value_exitCode_38 = obj["exitCode"]
if (value_exitCode_38 !== undefined) {
json += addComma_21 ? ",\"exitCode\":" : ((addComma_21 = true), "{\"exitCode\":")
json += asInteger(value_exitCode_38)
}
const value_skills_39 = obj["skills"]
if (value_skills_39 !== undefined) {
json += addComma_21 ? ",\"skills\":" : ((addComma_21 = true), "{\"skills\":")
json += anonymous11(value_skills_39)
}
const value_changes_40 = obj["changes"]
if (value_changes_40 !== undefined) {
json += addComma_21 ? ",\"changes\":" : ((addComma_21 = true), "{\"changes\":")
json += anonymous12(value_changes_40)
}
const value_entries_45 = obj["entries"]
if (value_entries_45 !== undefined) {
json += addComma_21 ? ",\"entries\":" : ((addComma_21 = true), "{\"entries\":")
json += anonymous14(value_entries_45)
}
const value_skipped_46 = obj["skipped"]
if (value_skipped_46 !== undefined) {
json += addComma_21 ? ",\"skipped\":" : ((addComma_21 = true), "{\"skipped\":")
json += asInteger(value_skipped_46)
}
const value_indexed_47 = obj["indexed"]
if (value_indexed_47 !== undefined) {
json += addComma_21 ? ",\"indexed\":" : ((addComma_21 = true), "{\"indexed\":")
json += asInteger(value_indexed_47)
}
const value_embedded_48 = obj["embedded"]
if (value_embedded_48 !== undefined) {
json += addComma_21 ? ",\"embedded\":" : ((addComma_21 = true), "{\"embedded\":")
json += asInteger(value_embedded_48)
}
const value_keyId_49 = obj["keyId"]
if (value_keyId_49 !== undefined) {
json += addComma_21 ? ",\"keyId\":" : ((addComma_21 = true), "{\"keyId\":")
if (typeof value_keyId_49 !== 'string') {
if (value_keyId_49 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_keyId_49 instanceof Date) {
json += JSON_STR_QUOTE + value_keyId_49.toISOString() + JSON_STR_QUOTE
} else if (value_keyId_49 instanceof RegExp) {
json += asString(value_keyId_49.source)
} else {
json += asString(value_keyId_49.toString())
}
} else {
json += asString(value_keyId_49)
}
}
if (!addComma_21) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous15 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_reason_52 = obj["reason"]
if (value_reason_52 !== undefined) {
json += "{\"reason\":"
if (typeof value_reason_52 !== 'string') {
if (value_reason_52 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_52 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_52.toISOString() + JSON_STR_QUOTE
} else if (value_reason_52 instanceof RegExp) {
json += asString(value_reason_52.source)
} else {
json += asString(value_reason_52.toString())
}
} else {
json += asString(value_reason_52)
}
} else {
throw new Error('"reason" is required!')
}
const value_message_53 = obj["message"]
if (value_message_53 !== undefined) {
json += ",\"message\":"
if (typeof value_message_53 !== 'string') {
if (value_message_53 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_53 instanceof Date) {
json += JSON_STR_QUOTE + value_message_53.toISOString() + JSON_STR_QUOTE
} else if (value_message_53 instanceof RegExp) {
json += asString(value_message_53.source)
} else {
json += asString(value_message_53.toString())
}
} else {
json += asString(value_message_53)
}
} else {
throw new Error('"message" is required!')
}
const value_code_54 = obj["code"]
if (value_code_54 !== undefined) {
json += ",\"code\":"
if (typeof value_code_54 !== 'string') {
if (value_code_54 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_54 instanceof Date) {
json += JSON_STR_QUOTE + value_code_54.toISOString() + JSON_STR_QUOTE
} else if (value_code_54 instanceof RegExp) {
json += asString(value_code_54.source)
} else {
json += asString(value_code_54.toString())
}
} else {
json += asString(value_code_54)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_status_8 = obj["status"]
if (value_status_8 !== undefined) {
json += ",\"status\":"
if (typeof value_status_8 !== 'string') {
if (value_status_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_8 instanceof Date) {
json += JSON_STR_QUOTE + value_status_8.toISOString() + JSON_STR_QUOTE
} else if (value_status_8 instanceof RegExp) {
json += asString(value_status_8.source)
} else {
json += asString(value_status_8.toString())
}
} else {
json += asString(value_status_8)
}
} else {
throw new Error('"status" is required!')
}
const value_createdBy_9 = obj["createdBy"]
if (value_createdBy_9 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_9 !== 'string') {
if (value_createdBy_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_9 instanceof RegExp) {
json += asString(value_createdBy_9.source)
} else {
json += asString(value_createdBy_9.toString())
}
} else {
json += asString(value_createdBy_9)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_attempts_10 = obj["attempts"]
if (value_attempts_10 !== undefined) {
json += ",\"attempts\":"
json += asInteger(value_attempts_10)
} else {
throw new Error('"attempts" is required!')
}
const value_logBytes_11 = obj["logBytes"]
if (value_logBytes_11 !== undefined) {
json += ",\"logBytes\":"
json += asInteger(value_logBytes_11)
} else {
throw new Error('"logBytes" is required!')
}
const value_createdAt_12 = obj["createdAt"]
if (value_createdAt_12 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_12 !== 'string') {
if (value_createdAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_12 instanceof RegExp) {
json += asString(value_createdAt_12.source)
} else {
json += asString(value_createdAt_12.toString())
}
} else {
json += asString(value_createdAt_12)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_progress_13 = obj["progress"]
if (value_progress_13 !== undefined) {
json += ",\"progress\":"
json += anonymous3(value_progress_13)
}
const value_result_20 = obj["result"]
if (value_result_20 !== undefined) {
json += ",\"result\":"
json += anonymous4(value_result_20)
}
const value_error_50 = obj["error"]
if (value_error_50 !== undefined) {
json += ",\"error\":"
json += anonymous15(value_error_50)
}
const value_isCancelling_55 = obj["isCancelling"]
if (value_isCancelling_55 !== undefined) {
json += ",\"isCancelling\":"
json += asBoolean(value_isCancelling_55)
}
const value_taskId_56 = obj["taskId"]
if (value_taskId_56 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_56 !== 'string') {
if (value_taskId_56 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_56 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_56.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_56 instanceof RegExp) {
json += asString(value_taskId_56.source)
} else {
json += asString(value_taskId_56.toString())
}
} else {
json += asString(value_taskId_56)
}
}
const value_planStepId_57 = obj["planStepId"]
if (value_planStepId_57 !== undefined) {
json += ",\"planStepId\":"
if (typeof value_planStepId_57 !== 'string') {
if (value_planStepId_57 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_planStepId_57 instanceof Date) {
json += JSON_STR_QUOTE + value_planStepId_57.toISOString() + JSON_STR_QUOTE
} else if (value_planStepId_57 instanceof RegExp) {
json += asString(value_planStepId_57.source)
} else {
json += asString(value_planStepId_57.toString())
}
} else {
json += asString(value_planStepId_57)
}
}
const value_scheduleId_58 = obj["scheduleId"]
if (value_scheduleId_58 !== undefined) {
json += ",\"scheduleId\":"
if (typeof value_scheduleId_58 !== 'string') {
if (value_scheduleId_58 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_scheduleId_58 instanceof Date) {
json += JSON_STR_QUOTE + value_scheduleId_58.toISOString() + JSON_STR_QUOTE
} else if (value_scheduleId_58 instanceof RegExp) {
json += asString(value_scheduleId_58.source)
} else {
json += asString(value_scheduleId_58.toString())
}
} else {
json += asString(value_scheduleId_58)
}
}
const value_retryOf_59 = obj["retryOf"]
if (value_retryOf_59 !== undefined) {
json += ",\"retryOf\":"
if (typeof value_retryOf_59 !== 'string') {
if (value_retryOf_59 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_retryOf_59 instanceof Date) {
json += JSON_STR_QUOTE + value_retryOf_59.toISOString() + JSON_STR_QUOTE
} else if (value_retryOf_59 instanceof RegExp) {
json += asString(value_retryOf_59.source)
} else {
json += asString(value_retryOf_59.toString())
}
} else {
json += asString(value_retryOf_59)
}
}
const value_runAt_60 = obj["runAt"]
if (value_runAt_60 !== undefined) {
json += ",\"runAt\":"
if (typeof value_runAt_60 !== 'string') {
if (value_runAt_60 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_runAt_60 instanceof Date) {
json += JSON_STR_QUOTE + value_runAt_60.toISOString() + JSON_STR_QUOTE
} else if (value_runAt_60 instanceof RegExp) {
json += asString(value_runAt_60.source)
} else {
json += asString(value_runAt_60.toString())
}
} else {
json += asString(value_runAt_60)
}
}
const value_startedAt_61 = obj["startedAt"]
if (value_startedAt_61 !== undefined) {
json += ",\"startedAt\":"
if (typeof value_startedAt_61 !== 'string') {
if (value_startedAt_61 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_startedAt_61 instanceof Date) {
json += JSON_STR_QUOTE + value_startedAt_61.toISOString() + JSON_STR_QUOTE
} else if (value_startedAt_61 instanceof RegExp) {
json += asString(value_startedAt_61.source)
} else {
json += asString(value_startedAt_61.toString())
}
} else {
json += asString(value_startedAt_61)
}
}
const value_finishedAt_62 = obj["finishedAt"]
if (value_finishedAt_62 !== undefined) {
json += ",\"finishedAt\":"
if (typeof value_finishedAt_62 !== 'string') {
if (value_finishedAt_62 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishedAt_62 instanceof Date) {
json += JSON_STR_QUOTE + value_finishedAt_62.toISOString() + JSON_STR_QUOTE
} else if (value_finishedAt_62 instanceof RegExp) {
json += asString(value_finishedAt_62.source)
} else {
json += asString(value_finishedAt_62.toString())
}
} else {
json += asString(value_finishedAt_62)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_job_4 = obj["job"]
if (value_job_4 !== undefined) {
json += "{\"job\":"
json += anonymous2(value_job_4)
} else {
throw new Error('"job" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_generateText() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_14 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_14 ? JSON_STR_COMMA : ((addComma_14 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_14) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_11 = obj["id"]
if (value_id_11 !== undefined) {
json += "{\"id\":"
if (typeof value_id_11 !== 'string') {
if (value_id_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_11 instanceof Date) {
json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
} else if (value_id_11 instanceof RegExp) {
json += asString(value_id_11.source)
} else {
json += asString(value_id_11.toString())
}
} else {
json += asString(value_id_11)
}
} else {
throw new Error('"id" is required!')
}
const value_name_12 = obj["name"]
if (value_name_12 !== undefined) {
json += ",\"name\":"
if (typeof value_name_12 !== 'string') {
if (value_name_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_12 instanceof Date) {
json += JSON_STR_QUOTE + value_name_12.toISOString() + JSON_STR_QUOTE
} else if (value_name_12 instanceof RegExp) {
json += asString(value_name_12.source)
} else {
json += asString(value_name_12.toString())
}
} else {
json += asString(value_name_12)
}
} else {
throw new Error('"name" is required!')
}
const value_input_13 = obj["input"]
if (value_input_13 !== undefined) {
json += ",\"input\":"
json += anonymous5(value_input_13)
} else {
throw new Error('"input" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/toolCalls' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous4(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous4(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_role_6 = obj["role"]
if (value_role_6 !== undefined) {
json += "{\"role\":"
if (typeof value_role_6 !== 'string') {
if (value_role_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_role_6 instanceof Date) {
json += JSON_STR_QUOTE + value_role_6.toISOString() + JSON_STR_QUOTE
} else if (value_role_6 instanceof RegExp) {
json += asString(value_role_6.source)
} else {
json += asString(value_role_6.toString())
}
} else {
json += asString(value_role_6)
}
} else {
throw new Error('"role" is required!')
}
const value_content_7 = obj["content"]
if (value_content_7 !== undefined) {
json += ",\"content\":"
if (typeof value_content_7 !== 'string') {
if (value_content_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_7 instanceof Date) {
json += JSON_STR_QUOTE + value_content_7.toISOString() + JSON_STR_QUOTE
} else if (value_content_7 instanceof RegExp) {
json += asString(value_content_7.source)
} else {
json += asString(value_content_7.toString())
}
} else {
json += asString(value_content_7)
}
} else {
throw new Error('"content" is required!')
}
const value_reasoning_8 = obj["reasoning"]
if (value_reasoning_8 !== undefined) {
json += ",\"reasoning\":"
if (typeof value_reasoning_8 !== 'string') {
if (value_reasoning_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reasoning_8 instanceof Date) {
json += JSON_STR_QUOTE + value_reasoning_8.toISOString() + JSON_STR_QUOTE
} else if (value_reasoning_8 instanceof RegExp) {
json += asString(value_reasoning_8.source)
} else {
json += asString(value_reasoning_8.toString())
}
} else {
json += asString(value_reasoning_8)
}
}
const value_toolCalls_9 = obj["toolCalls"]
if (value_toolCalls_9 !== undefined) {
json += ",\"toolCalls\":"
json += anonymous3(value_toolCalls_9)
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputTokens_18 = obj["inputTokens"]
if (value_inputTokens_18 !== undefined) {
json += "{\"inputTokens\":"
json += asInteger(value_inputTokens_18)
} else {
throw new Error('"inputTokens" is required!')
}
const value_cachedInputTokens_19 = obj["cachedInputTokens"]
if (value_cachedInputTokens_19 !== undefined) {
json += ",\"cachedInputTokens\":"
json += asInteger(value_cachedInputTokens_19)
} else {
throw new Error('"cachedInputTokens" is required!')
}
const value_outputTokens_20 = obj["outputTokens"]
if (value_outputTokens_20 !== undefined) {
json += ",\"outputTokens\":"
json += asInteger(value_outputTokens_20)
} else {
throw new Error('"outputTokens" is required!')
}
const value_reasoningTokens_21 = obj["reasoningTokens"]
if (value_reasoningTokens_21 !== undefined) {
json += ",\"reasoningTokens\":"
json += asInteger(value_reasoningTokens_21)
} else {
throw new Error('"reasoningTokens" is required!')
}
const value_isEstimated_22 = obj["isEstimated"]
if (value_isEstimated_22 !== undefined) {
json += ",\"isEstimated\":"
json += asBoolean(value_isEstimated_22)
} else {
throw new Error('"isEstimated" is required!')
}
const value_cacheWriteTokens_23 = obj["cacheWriteTokens"]
if (value_cacheWriteTokens_23 !== undefined) {
json += ",\"cacheWriteTokens\":"
json += asInteger(value_cacheWriteTokens_23)
}
const value_costMicros_24 = obj["costMicros"]
if (value_costMicros_24 !== undefined) {
json += ",\"costMicros\":"
json += asInteger(value_costMicros_24)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_message_4 = obj["message"]
if (value_message_4 !== undefined) {
json += "{\"message\":"
json += anonymous2(value_message_4)
} else {
throw new Error('"message" is required!')
}
const value_finishReason_15 = obj["finishReason"]
if (value_finishReason_15 !== undefined) {
json += ",\"finishReason\":"
if (typeof value_finishReason_15 !== 'string') {
if (value_finishReason_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishReason_15 instanceof Date) {
json += JSON_STR_QUOTE + value_finishReason_15.toISOString() + JSON_STR_QUOTE
} else if (value_finishReason_15 instanceof RegExp) {
json += asString(value_finishReason_15.source)
} else {
json += asString(value_finishReason_15.toString())
}
} else {
json += asString(value_finishReason_15)
}
} else {
throw new Error('"finishReason" is required!')
}
const value_usage_16 = obj["usage"]
if (value_usage_16 !== undefined) {
json += ",\"usage\":"
json += anonymous6(value_usage_16)
} else {
throw new Error('"usage" is required!')
}
const value_callId_25 = obj["callId"]
if (value_callId_25 !== undefined) {
json += ",\"callId\":"
if (typeof value_callId_25 !== 'string') {
if (value_callId_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_callId_25 instanceof Date) {
json += JSON_STR_QUOTE + value_callId_25.toISOString() + JSON_STR_QUOTE
} else if (value_callId_25 instanceof RegExp) {
json += asString(value_callId_25.source)
} else {
json += asString(value_callId_25.toString())
}
} else {
json += asString(value_callId_25)
}
} else {
throw new Error('"callId" is required!')
}
const value_output_26 = obj["output"]
if (value_output_26 !== undefined) {
json += ",\"output\":"
json += JSON.stringify(value_output_26)
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getAiBudget() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_period_6 = obj["period"]
if (value_period_6 !== undefined) {
json += "{\"period\":"
if (typeof value_period_6 !== 'string') {
if (value_period_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_period_6 instanceof Date) {
json += JSON_STR_QUOTE + value_period_6.toISOString() + JSON_STR_QUOTE
} else if (value_period_6 instanceof RegExp) {
json += asString(value_period_6.source)
} else {
json += asString(value_period_6.toString())
}
} else {
json += asString(value_period_6)
}
} else {
throw new Error('"period" is required!')
}
const value_startsAt_7 = obj["startsAt"]
if (value_startsAt_7 !== undefined) {
json += ",\"startsAt\":"
if (typeof value_startsAt_7 !== 'string') {
if (value_startsAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_startsAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_startsAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_startsAt_7 instanceof RegExp) {
json += asString(value_startsAt_7.source)
} else {
json += asString(value_startsAt_7.toString())
}
} else {
json += asString(value_startsAt_7)
}
} else {
throw new Error('"startsAt" is required!')
}
const value_resetsAt_8 = obj["resetsAt"]
if (value_resetsAt_8 !== undefined) {
json += ",\"resetsAt\":"
if (typeof value_resetsAt_8 !== 'string') {
if (value_resetsAt_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_resetsAt_8 instanceof Date) {
json += JSON_STR_QUOTE + value_resetsAt_8.toISOString() + JSON_STR_QUOTE
} else if (value_resetsAt_8 instanceof RegExp) {
json += asString(value_resetsAt_8.source)
} else {
json += asString(value_resetsAt_8.toString())
}
} else {
json += asString(value_resetsAt_8)
}
} else {
throw new Error('"resetsAt" is required!')
}
const value_usedCostMicros_9 = obj["usedCostMicros"]
if (value_usedCostMicros_9 !== undefined) {
json += ",\"usedCostMicros\":"
json += asInteger(value_usedCostMicros_9)
} else {
throw new Error('"usedCostMicros" is required!')
}
const value_usedTokens_10 = obj["usedTokens"]
if (value_usedTokens_10 !== undefined) {
json += ",\"usedTokens\":"
json += asInteger(value_usedTokens_10)
} else {
throw new Error('"usedTokens" is required!')
}
const value_reservedCostMicros_11 = obj["reservedCostMicros"]
if (value_reservedCostMicros_11 !== undefined) {
json += ",\"reservedCostMicros\":"
json += asInteger(value_reservedCostMicros_11)
} else {
throw new Error('"reservedCostMicros" is required!')
}
const value_reservedTokens_12 = obj["reservedTokens"]
if (value_reservedTokens_12 !== undefined) {
json += ",\"reservedTokens\":"
json += asInteger(value_reservedTokens_12)
} else {
throw new Error('"reservedTokens" is required!')
}
const value_costMicrosMax_13 = obj["costMicrosMax"]
if (value_costMicrosMax_13 !== undefined) {
json += ",\"costMicrosMax\":"
json += asInteger(value_costMicrosMax_13)
}
const value_tokensMax_14 = obj["tokensMax"]
if (value_tokensMax_14 !== undefined) {
json += ",\"tokensMax\":"
json += asInteger(value_tokensMax_14)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_budget_4 = obj["budget"]
if (value_budget_4 !== undefined) {
json += "{\"budget\":"
json += anonymous2(value_budget_4)
} else {
throw new Error('"budget" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getAiCall() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputTokens_19 = obj["inputTokens"]
if (value_inputTokens_19 !== undefined) {
json += "{\"inputTokens\":"
json += asInteger(value_inputTokens_19)
} else {
throw new Error('"inputTokens" is required!')
}
const value_cachedInputTokens_20 = obj["cachedInputTokens"]
if (value_cachedInputTokens_20 !== undefined) {
json += ",\"cachedInputTokens\":"
json += asInteger(value_cachedInputTokens_20)
} else {
throw new Error('"cachedInputTokens" is required!')
}
const value_outputTokens_21 = obj["outputTokens"]
if (value_outputTokens_21 !== undefined) {
json += ",\"outputTokens\":"
json += asInteger(value_outputTokens_21)
} else {
throw new Error('"outputTokens" is required!')
}
const value_reasoningTokens_22 = obj["reasoningTokens"]
if (value_reasoningTokens_22 !== undefined) {
json += ",\"reasoningTokens\":"
json += asInteger(value_reasoningTokens_22)
} else {
throw new Error('"reasoningTokens" is required!')
}
const value_isEstimated_23 = obj["isEstimated"]
if (value_isEstimated_23 !== undefined) {
json += ",\"isEstimated\":"
json += asBoolean(value_isEstimated_23)
} else {
throw new Error('"isEstimated" is required!')
}
const value_cacheWriteTokens_24 = obj["cacheWriteTokens"]
if (value_cacheWriteTokens_24 !== undefined) {
json += ",\"cacheWriteTokens\":"
json += asInteger(value_cacheWriteTokens_24)
}
const value_costMicros_25 = obj["costMicros"]
if (value_costMicros_25 !== undefined) {
json += ",\"costMicros\":"
json += asInteger(value_costMicros_25)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_8 = obj["actor"]
if (value_actor_8 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_8 !== 'string') {
if (value_actor_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_8 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_8.toISOString() + JSON_STR_QUOTE
} else if (value_actor_8 instanceof RegExp) {
json += asString(value_actor_8.source)
} else {
json += asString(value_actor_8.toString())
}
} else {
json += asString(value_actor_8)
}
} else {
throw new Error('"actor" is required!')
}
const value_provider_9 = obj["provider"]
if (value_provider_9 !== undefined) {
json += ",\"provider\":"
if (typeof value_provider_9 !== 'string') {
if (value_provider_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_provider_9 instanceof Date) {
json += JSON_STR_QUOTE + value_provider_9.toISOString() + JSON_STR_QUOTE
} else if (value_provider_9 instanceof RegExp) {
json += asString(value_provider_9.source)
} else {
json += asString(value_provider_9.toString())
}
} else {
json += asString(value_provider_9)
}
} else {
throw new Error('"provider" is required!')
}
const value_model_10 = obj["model"]
if (value_model_10 !== undefined) {
json += ",\"model\":"
if (typeof value_model_10 !== 'string') {
if (value_model_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_model_10 instanceof Date) {
json += JSON_STR_QUOTE + value_model_10.toISOString() + JSON_STR_QUOTE
} else if (value_model_10 instanceof RegExp) {
json += asString(value_model_10.source)
} else {
json += asString(value_model_10.toString())
}
} else {
json += asString(value_model_10)
}
} else {
throw new Error('"model" is required!')
}
const value_operation_11 = obj["operation"]
if (value_operation_11 !== undefined) {
json += ",\"operation\":"
if (typeof value_operation_11 !== 'string') {
if (value_operation_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_operation_11 instanceof Date) {
json += JSON_STR_QUOTE + value_operation_11.toISOString() + JSON_STR_QUOTE
} else if (value_operation_11 instanceof RegExp) {
json += asString(value_operation_11.source)
} else {
json += asString(value_operation_11.toString())
}
} else {
json += asString(value_operation_11)
}
} else {
throw new Error('"operation" is required!')
}
const value_status_12 = obj["status"]
if (value_status_12 !== undefined) {
json += ",\"status\":"
if (typeof value_status_12 !== 'string') {
if (value_status_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_12 instanceof Date) {
json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE
} else if (value_status_12 instanceof RegExp) {
json += asString(value_status_12.source)
} else {
json += asString(value_status_12.toString())
}
} else {
json += asString(value_status_12)
}
} else {
throw new Error('"status" is required!')
}
const value_attempts_13 = obj["attempts"]
if (value_attempts_13 !== undefined) {
json += ",\"attempts\":"
json += asInteger(value_attempts_13)
} else {
throw new Error('"attempts" is required!')
}
const value_tokenId_14 = obj["tokenId"]
if (value_tokenId_14 !== undefined) {
json += ",\"tokenId\":"
if (typeof value_tokenId_14 !== 'string') {
if (value_tokenId_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenId_14 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenId_14.toISOString() + JSON_STR_QUOTE
} else if (value_tokenId_14 instanceof RegExp) {
json += asString(value_tokenId_14.source)
} else {
json += asString(value_tokenId_14.toString())
}
} else {
json += asString(value_tokenId_14)
}
}
const value_taskId_15 = obj["taskId"]
if (value_taskId_15 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_15 !== 'string') {
if (value_taskId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_15.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_15 instanceof RegExp) {
json += asString(value_taskId_15.source)
} else {
json += asString(value_taskId_15.toString())
}
} else {
json += asString(value_taskId_15)
}
}
const value_chatId_16 = obj["chatId"]
if (value_chatId_16 !== undefined) {
json += ",\"chatId\":"
if (typeof value_chatId_16 !== 'string') {
if (value_chatId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_chatId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_chatId_16.toISOString() + JSON_STR_QUOTE
} else if (value_chatId_16 instanceof RegExp) {
json += asString(value_chatId_16.source)
} else {
json += asString(value_chatId_16.toString())
}
} else {
json += asString(value_chatId_16)
}
}
const value_usage_17 = obj["usage"]
if (value_usage_17 !== undefined) {
json += ",\"usage\":"
json += anonymous3(value_usage_17)
}
const value_priceSource_26 = obj["priceSource"]
if (value_priceSource_26 !== undefined) {
json += ",\"priceSource\":"
if (typeof value_priceSource_26 !== 'string') {
if (value_priceSource_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priceSource_26 instanceof Date) {
json += JSON_STR_QUOTE + value_priceSource_26.toISOString() + JSON_STR_QUOTE
} else if (value_priceSource_26 instanceof RegExp) {
json += asString(value_priceSource_26.source)
} else {
json += asString(value_priceSource_26.toString())
}
} else {
json += asString(value_priceSource_26)
}
}
const value_finishReason_27 = obj["finishReason"]
if (value_finishReason_27 !== undefined) {
json += ",\"finishReason\":"
if (typeof value_finishReason_27 !== 'string') {
if (value_finishReason_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishReason_27 instanceof Date) {
json += JSON_STR_QUOTE + value_finishReason_27.toISOString() + JSON_STR_QUOTE
} else if (value_finishReason_27 instanceof RegExp) {
json += asString(value_finishReason_27.source)
} else {
json += asString(value_finishReason_27.toString())
}
} else {
json += asString(value_finishReason_27)
}
}
const value_error_28 = obj["error"]
if (value_error_28 !== undefined) {
json += ",\"error\":"
if (typeof value_error_28 !== 'string') {
if (value_error_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_28 instanceof Date) {
json += JSON_STR_QUOTE + value_error_28.toISOString() + JSON_STR_QUOTE
} else if (value_error_28 instanceof RegExp) {
json += asString(value_error_28.source)
} else {
json += asString(value_error_28.toString())
}
} else {
json += asString(value_error_28)
}
}
const value_durationMs_29 = obj["durationMs"]
if (value_durationMs_29 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_29)
}
const value_firstDeltaMs_30 = obj["firstDeltaMs"]
if (value_firstDeltaMs_30 !== undefined) {
json += ",\"firstDeltaMs\":"
json += asInteger(value_firstDeltaMs_30)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_call_4 = obj["call"]
if (value_call_4 !== undefined) {
json += "{\"call\":"
json += anonymous2(value_call_4)
} else {
throw new Error('"call" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getAiUsage() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_calls_9 = obj["calls"]
if (value_calls_9 !== undefined) {
json += "{\"calls\":"
json += asInteger(value_calls_9)
} else {
throw new Error('"calls" is required!')
}
const value_inputTokens_10 = obj["inputTokens"]
if (value_inputTokens_10 !== undefined) {
json += ",\"inputTokens\":"
json += asInteger(value_inputTokens_10)
} else {
throw new Error('"inputTokens" is required!')
}
const value_cachedInputTokens_11 = obj["cachedInputTokens"]
if (value_cachedInputTokens_11 !== undefined) {
json += ",\"cachedInputTokens\":"
json += asInteger(value_cachedInputTokens_11)
} else {
throw new Error('"cachedInputTokens" is required!')
}
const value_outputTokens_12 = obj["outputTokens"]
if (value_outputTokens_12 !== undefined) {
json += ",\"outputTokens\":"
json += asInteger(value_outputTokens_12)
} else {
throw new Error('"outputTokens" is required!')
}
const value_reasoningTokens_13 = obj["reasoningTokens"]
if (value_reasoningTokens_13 !== undefined) {
json += ",\"reasoningTokens\":"
json += asInteger(value_reasoningTokens_13)
} else {
throw new Error('"reasoningTokens" is required!')
}
const value_costMicros_14 = obj["costMicros"]
if (value_costMicros_14 !== undefined) {
json += ",\"costMicros\":"
json += asInteger(value_costMicros_14)
} else {
throw new Error('"costMicros" is required!')
}
const value_estimatedCalls_15 = obj["estimatedCalls"]
if (value_estimatedCalls_15 !== undefined) {
json += ",\"estimatedCalls\":"
json += asInteger(value_estimatedCalls_15)
} else {
throw new Error('"estimatedCalls" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_key_6 = obj["key"]
if (value_key_6 !== undefined) {
json += "{\"key\":"
if (typeof value_key_6 !== 'string') {
if (value_key_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_key_6 instanceof Date) {
json += JSON_STR_QUOTE + value_key_6.toISOString() + JSON_STR_QUOTE
} else if (value_key_6 instanceof RegExp) {
json += asString(value_key_6.source)
} else {
json += asString(value_key_6.toString())
}
} else {
json += asString(value_key_6)
}
} else {
throw new Error('"key" is required!')
}
const value_sums_7 = obj["sums"]
if (value_sums_7 !== undefined) {
json += ",\"sums\":"
json += anonymous4(value_sums_7)
} else {
throw new Error('"sums" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/usage' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_calls_18 = obj["calls"]
if (value_calls_18 !== undefined) {
json += "{\"calls\":"
json += asInteger(value_calls_18)
} else {
throw new Error('"calls" is required!')
}
const value_inputTokens_19 = obj["inputTokens"]
if (value_inputTokens_19 !== undefined) {
json += ",\"inputTokens\":"
json += asInteger(value_inputTokens_19)
} else {
throw new Error('"inputTokens" is required!')
}
const value_cachedInputTokens_20 = obj["cachedInputTokens"]
if (value_cachedInputTokens_20 !== undefined) {
json += ",\"cachedInputTokens\":"
json += asInteger(value_cachedInputTokens_20)
} else {
throw new Error('"cachedInputTokens" is required!')
}
const value_outputTokens_21 = obj["outputTokens"]
if (value_outputTokens_21 !== undefined) {
json += ",\"outputTokens\":"
json += asInteger(value_outputTokens_21)
} else {
throw new Error('"outputTokens" is required!')
}
const value_reasoningTokens_22 = obj["reasoningTokens"]
if (value_reasoningTokens_22 !== undefined) {
json += ",\"reasoningTokens\":"
json += asInteger(value_reasoningTokens_22)
} else {
throw new Error('"reasoningTokens" is required!')
}
const value_costMicros_23 = obj["costMicros"]
if (value_costMicros_23 !== undefined) {
json += ",\"costMicros\":"
json += asInteger(value_costMicros_23)
} else {
throw new Error('"costMicros" is required!')
}
const value_estimatedCalls_24 = obj["estimatedCalls"]
if (value_estimatedCalls_24 !== undefined) {
json += ",\"estimatedCalls\":"
json += asInteger(value_estimatedCalls_24)
} else {
throw new Error('"estimatedCalls" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_usage_4 = obj["usage"]
if (value_usage_4 !== undefined) {
json += "{\"usage\":"
json += anonymous2(value_usage_4)
} else {
throw new Error('"usage" is required!')
}
const value_totals_16 = obj["totals"]
if (value_totals_16 !== undefined) {
json += ",\"totals\":"
json += anonymous5(value_totals_16)
} else {
throw new Error('"totals" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getApproval() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_source_10 = obj["source"]
if (value_source_10 !== undefined) {
json += "{\"source\":"
if (typeof value_source_10 !== 'string') {
if (value_source_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_source_10 instanceof Date) {
json += JSON_STR_QUOTE + value_source_10.toISOString() + JSON_STR_QUOTE
} else if (value_source_10 instanceof RegExp) {
json += asString(value_source_10.source)
} else {
json += asString(value_source_10.toString())
}
} else {
json += asString(value_source_10)
}
} else {
throw new Error('"source" is required!')
}
const value_name_11 = obj["name"]
if (value_name_11 !== undefined) {
json += ",\"name\":"
if (typeof value_name_11 !== 'string') {
if (value_name_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_11 instanceof Date) {
json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
} else if (value_name_11 instanceof RegExp) {
json += asString(value_name_11.source)
} else {
json += asString(value_name_11.toString())
}
} else {
json += asString(value_name_11)
}
} else {
throw new Error('"name" is required!')
}
const value_command_12 = obj["command"]
if (value_command_12 !== undefined) {
json += ",\"command\":"
if (typeof value_command_12 !== 'string') {
if (value_command_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_command_12 instanceof Date) {
json += JSON_STR_QUOTE + value_command_12.toISOString() + JSON_STR_QUOTE
} else if (value_command_12 instanceof RegExp) {
json += asString(value_command_12.source)
} else {
json += asString(value_command_12.toString())
}
} else {
json += asString(value_command_12)
}
} else {
throw new Error('"command" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/approval/properties/commands' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous4(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous4(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_hash_6 = obj["hash"]
if (value_hash_6 !== undefined) {
json += "{\"hash\":"
if (typeof value_hash_6 !== 'string') {
if (value_hash_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_hash_6 instanceof Date) {
json += JSON_STR_QUOTE + value_hash_6.toISOString() + JSON_STR_QUOTE
} else if (value_hash_6 instanceof RegExp) {
json += asString(value_hash_6.source)
} else {
json += asString(value_hash_6.toString())
}
} else {
json += asString(value_hash_6)
}
} else {
throw new Error('"hash" is required!')
}
const value_approved_7 = obj["approved"]
if (value_approved_7 !== undefined) {
json += ",\"approved\":"
json += asBoolean(value_approved_7)
} else {
throw new Error('"approved" is required!')
}
const value_commands_8 = obj["commands"]
if (value_commands_8 !== undefined) {
json += ",\"commands\":"
json += anonymous3(value_commands_8)
} else {
throw new Error('"commands" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_approval_4 = obj["approval"]
if (value_approval_4 !== undefined) {
json += "{\"approval\":"
json += anonymous2(value_approval_4)
} else {
throw new Error('"approval" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getBlob() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_6 = obj["path"]
if (value_path_6 !== undefined) {
json += "{\"path\":"
if (typeof value_path_6 !== 'string') {
if (value_path_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_6 instanceof Date) {
json += JSON_STR_QUOTE + value_path_6.toISOString() + JSON_STR_QUOTE
} else if (value_path_6 instanceof RegExp) {
json += asString(value_path_6.source)
} else {
json += asString(value_path_6.toString())
}
} else {
json += asString(value_path_6)
}
} else {
throw new Error('"path" is required!')
}
const value_commit_7 = obj["commit"]
if (value_commit_7 !== undefined) {
json += ",\"commit\":"
if (typeof value_commit_7 !== 'string') {
if (value_commit_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_commit_7 instanceof Date) {
json += JSON_STR_QUOTE + value_commit_7.toISOString() + JSON_STR_QUOTE
} else if (value_commit_7 instanceof RegExp) {
json += asString(value_commit_7.source)
} else {
json += asString(value_commit_7.toString())
}
} else {
json += asString(value_commit_7)
}
} else {
throw new Error('"commit" is required!')
}
const value_oid_8 = obj["oid"]
if (value_oid_8 !== undefined) {
json += ",\"oid\":"
if (typeof value_oid_8 !== 'string') {
if (value_oid_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_8 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_8.toISOString() + JSON_STR_QUOTE
} else if (value_oid_8 instanceof RegExp) {
json += asString(value_oid_8.source)
} else {
json += asString(value_oid_8.toString())
}
} else {
json += asString(value_oid_8)
}
} else {
throw new Error('"oid" is required!')
}
const value_size_9 = obj["size"]
if (value_size_9 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_9)
} else {
throw new Error('"size" is required!')
}
const value_encoding_10 = obj["encoding"]
if (value_encoding_10 !== undefined) {
json += ",\"encoding\":"
if (typeof value_encoding_10 !== 'string') {
if (value_encoding_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_encoding_10 instanceof Date) {
json += JSON_STR_QUOTE + value_encoding_10.toISOString() + JSON_STR_QUOTE
} else if (value_encoding_10 instanceof RegExp) {
json += asString(value_encoding_10.source)
} else {
json += asString(value_encoding_10.toString())
}
} else {
json += asString(value_encoding_10)
}
} else {
throw new Error('"encoding" is required!')
}
const value_content_11 = obj["content"]
if (value_content_11 !== undefined) {
json += ",\"content\":"
if (typeof value_content_11 !== 'string') {
if (value_content_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_11 instanceof Date) {
json += JSON_STR_QUOTE + value_content_11.toISOString() + JSON_STR_QUOTE
} else if (value_content_11 instanceof RegExp) {
json += asString(value_content_11.source)
} else {
json += asString(value_content_11.toString())
}
} else {
json += asString(value_content_11)
}
} else {
throw new Error('"content" is required!')
}
const value_isBinary_12 = obj["isBinary"]
if (value_isBinary_12 !== undefined) {
json += ",\"isBinary\":"
json += asBoolean(value_isBinary_12)
} else {
throw new Error('"isBinary" is required!')
}
const value_isTruncated_13 = obj["isTruncated"]
if (value_isTruncated_13 !== undefined) {
json += ",\"isTruncated\":"
json += asBoolean(value_isTruncated_13)
} else {
throw new Error('"isTruncated" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_blob_4 = obj["blob"]
if (value_blob_4 !== undefined) {
json += "{\"blob\":"
json += anonymous2(value_blob_4)
} else {
throw new Error('"blob" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getConfig() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_10 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_10 ? JSON_STR_COMMA : ((addComma_10 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_12 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_12 ? JSON_STR_COMMA : ((addComma_12 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_12) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_14 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_14 ? JSON_STR_COMMA : ((addComma_14 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_14) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_defaultSkill_7 = obj["defaultSkill"]
if (value_defaultSkill_7 !== undefined) {
json += ",\"defaultSkill\":"
if (typeof value_defaultSkill_7 !== 'string') {
if (value_defaultSkill_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_defaultSkill_7 instanceof Date) {
json += JSON_STR_QUOTE + value_defaultSkill_7.toISOString() + JSON_STR_QUOTE
} else if (value_defaultSkill_7 instanceof RegExp) {
json += asString(value_defaultSkill_7.source)
} else {
json += asString(value_defaultSkill_7.toString())
}
} else {
json += asString(value_defaultSkill_7)
}
} else {
throw new Error('"defaultSkill" is required!')
}
const value_aiModel_8 = obj["aiModel"]
if (value_aiModel_8 !== undefined) {
json += ",\"aiModel\":"
if (typeof value_aiModel_8 !== 'string') {
if (value_aiModel_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_aiModel_8 instanceof Date) {
json += JSON_STR_QUOTE + value_aiModel_8.toISOString() + JSON_STR_QUOTE
} else if (value_aiModel_8 instanceof RegExp) {
json += asString(value_aiModel_8.source)
} else {
json += asString(value_aiModel_8.toString())
}
} else {
json += asString(value_aiModel_8)
}
} else {
throw new Error('"aiModel" is required!')
}
const value_mcpServers_9 = obj["mcpServers"]
if (value_mcpServers_9 !== undefined) {
json += ",\"mcpServers\":"
json += anonymous3(value_mcpServers_9)
} else {
throw new Error('"mcpServers" is required!')
}
const value_platform_11 = obj["platform"]
if (value_platform_11 !== undefined) {
json += ",\"platform\":"
json += anonymous4(value_platform_11)
} else {
throw new Error('"platform" is required!')
}
const value_scripts_13 = obj["scripts"]
if (value_scripts_13 !== undefined) {
json += ",\"scripts\":"
json += anonymous5(value_scripts_13)
} else {
throw new Error('"scripts" is required!')
}
const value_embeddingModel_15 = obj["embeddingModel"]
if (value_embeddingModel_15 !== undefined) {
json += ",\"embeddingModel\":"
if (typeof value_embeddingModel_15 !== 'string') {
if (value_embeddingModel_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_embeddingModel_15 instanceof Date) {
json += JSON_STR_QUOTE + value_embeddingModel_15.toISOString() + JSON_STR_QUOTE
} else if (value_embeddingModel_15 instanceof RegExp) {
json += asString(value_embeddingModel_15.source)
} else {
json += asString(value_embeddingModel_15.toString())
}
} else {
json += asString(value_embeddingModel_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_config_4 = obj["config"]
if (value_config_4 !== undefined) {
json += "{\"config\":"
json += anonymous2(value_config_4)
} else {
throw new Error('"config" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getConfigSchema() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_5 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_5 ? JSON_STR_COMMA : ((addComma_5 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_5) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_schema_4 = obj["schema"]
if (value_schema_4 !== undefined) {
json += "{\"schema\":"
json += anonymous2(value_schema_4)
} else {
throw new Error('"schema" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getCurrentUser() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_name_7 = obj["name"]
if (value_name_7 !== undefined) {
json += ",\"name\":"
if (typeof value_name_7 !== 'string') {
if (value_name_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_7 instanceof Date) {
json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
} else if (value_name_7 instanceof RegExp) {
json += asString(value_name_7.source)
} else {
json += asString(value_name_7.toString())
}
} else {
json += asString(value_name_7)
}
} else {
throw new Error('"name" is required!')
}
const value_role_8 = obj["role"]
if (value_role_8 !== undefined) {
json += ",\"role\":"
if (typeof value_role_8 !== 'string') {
if (value_role_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_role_8 instanceof Date) {
json += JSON_STR_QUOTE + value_role_8.toISOString() + JSON_STR_QUOTE
} else if (value_role_8 instanceof RegExp) {
json += asString(value_role_8.source)
} else {
json += asString(value_role_8.toString())
}
} else {
json += asString(value_role_8)
}
} else {
throw new Error('"role" is required!')
}
const value_isDisabled_9 = obj["isDisabled"]
if (value_isDisabled_9 !== undefined) {
json += ",\"isDisabled\":"
json += asBoolean(value_isDisabled_9)
} else {
throw new Error('"isDisabled" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_11 = obj["updatedAt"]
if (value_updatedAt_11 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_11 !== 'string') {
if (value_updatedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_11 instanceof RegExp) {
json += asString(value_updatedAt_11.source)
} else {
json += asString(value_updatedAt_11.toString())
}
} else {
json += asString(value_updatedAt_11)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_username_12 = obj["username"]
if (value_username_12 !== undefined) {
json += ",\"username\":"
if (typeof value_username_12 !== 'string') {
if (value_username_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_username_12 instanceof Date) {
json += JSON_STR_QUOTE + value_username_12.toISOString() + JSON_STR_QUOTE
} else if (value_username_12 instanceof RegExp) {
json += asString(value_username_12.source)
} else {
json += asString(value_username_12.toString())
}
} else {
json += asString(value_username_12)
}
}
const value_email_13 = obj["email"]
if (value_email_13 !== undefined) {
json += ",\"email\":"
if (typeof value_email_13 !== 'string') {
if (value_email_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_email_13 instanceof Date) {
json += JSON_STR_QUOTE + value_email_13.toISOString() + JSON_STR_QUOTE
} else if (value_email_13 instanceof RegExp) {
json += asString(value_email_13.source)
} else {
json += asString(value_email_13.toString())
}
} else {
json += asString(value_email_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_user_4 = obj["user"]
if (value_user_4 !== undefined) {
json += "{\"user\":"
json += anonymous2(value_user_4)
} else {
throw new Error('"user" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getGitDiff() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_6 = obj["path"]
if (value_path_6 !== undefined) {
json += "{\"path\":"
if (typeof value_path_6 !== 'string') {
if (value_path_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_6 instanceof Date) {
json += JSON_STR_QUOTE + value_path_6.toISOString() + JSON_STR_QUOTE
} else if (value_path_6 instanceof RegExp) {
json += asString(value_path_6.source)
} else {
json += asString(value_path_6.toString())
}
} else {
json += asString(value_path_6)
}
} else {
throw new Error('"path" is required!')
}
const value_status_7 = obj["status"]
if (value_status_7 !== undefined) {
json += ",\"status\":"
if (typeof value_status_7 !== 'string') {
if (value_status_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_7 instanceof Date) {
json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
} else if (value_status_7 instanceof RegExp) {
json += asString(value_status_7.source)
} else {
json += asString(value_status_7.toString())
}
} else {
json += asString(value_status_7)
}
} else {
throw new Error('"status" is required!')
}
const value_additions_8 = obj["additions"]
if (value_additions_8 !== undefined) {
json += ",\"additions\":"
json += asInteger(value_additions_8)
} else {
throw new Error('"additions" is required!')
}
const value_deletions_9 = obj["deletions"]
if (value_deletions_9 !== undefined) {
json += ",\"deletions\":"
json += asInteger(value_deletions_9)
} else {
throw new Error('"deletions" is required!')
}
const value_patch_10 = obj["patch"]
if (value_patch_10 !== undefined) {
json += ",\"patch\":"
if (typeof value_patch_10 !== 'string') {
if (value_patch_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_patch_10 instanceof Date) {
json += JSON_STR_QUOTE + value_patch_10.toISOString() + JSON_STR_QUOTE
} else if (value_patch_10 instanceof RegExp) {
json += asString(value_patch_10.source)
} else {
json += asString(value_patch_10.toString())
}
} else {
json += asString(value_patch_10)
}
} else {
throw new Error('"patch" is required!')
}
const value_isBinary_11 = obj["isBinary"]
if (value_isBinary_11 !== undefined) {
json += ",\"isBinary\":"
json += asBoolean(value_isBinary_11)
} else {
throw new Error('"isBinary" is required!')
}
const value_isTruncated_12 = obj["isTruncated"]
if (value_isTruncated_12 !== undefined) {
json += ",\"isTruncated\":"
json += asBoolean(value_isTruncated_12)
} else {
throw new Error('"isTruncated" is required!')
}
const value_oldPath_13 = obj["oldPath"]
if (value_oldPath_13 !== undefined) {
json += ",\"oldPath\":"
if (typeof value_oldPath_13 !== 'string') {
if (value_oldPath_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldPath_13 instanceof Date) {
json += JSON_STR_QUOTE + value_oldPath_13.toISOString() + JSON_STR_QUOTE
} else if (value_oldPath_13 instanceof RegExp) {
json += asString(value_oldPath_13.source)
} else {
json += asString(value_oldPath_13.toString())
}
} else {
json += asString(value_oldPath_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/files' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_files_4 = obj["files"]
if (value_files_4 !== undefined) {
json += "{\"files\":"
json += anonymous2(value_files_4)
} else {
throw new Error('"files" is required!')
}
const value_isTruncated_14 = obj["isTruncated"]
if (value_isTruncated_14 !== undefined) {
json += ",\"isTruncated\":"
json += asBoolean(value_isTruncated_14)
} else {
throw new Error('"isTruncated" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getGitStatus() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_12 = obj["path"]
if (value_path_12 !== undefined) {
json += "{\"path\":"
if (typeof value_path_12 !== 'string') {
if (value_path_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_12 instanceof Date) {
json += JSON_STR_QUOTE + value_path_12.toISOString() + JSON_STR_QUOTE
} else if (value_path_12 instanceof RegExp) {
json += asString(value_path_12.source)
} else {
json += asString(value_path_12.toString())
}
} else {
json += asString(value_path_12)
}
} else {
throw new Error('"path" is required!')
}
const value_index_13 = obj["index"]
if (value_index_13 !== undefined) {
json += ",\"index\":"
if (typeof value_index_13 !== 'string') {
if (value_index_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_index_13 instanceof Date) {
json += JSON_STR_QUOTE + value_index_13.toISOString() + JSON_STR_QUOTE
} else if (value_index_13 instanceof RegExp) {
json += asString(value_index_13.source)
} else {
json += asString(value_index_13.toString())
}
} else {
json += asString(value_index_13)
}
} else {
throw new Error('"index" is required!')
}
const value_worktree_14 = obj["worktree"]
if (value_worktree_14 !== undefined) {
json += ",\"worktree\":"
if (typeof value_worktree_14 !== 'string') {
if (value_worktree_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_worktree_14 instanceof Date) {
json += JSON_STR_QUOTE + value_worktree_14.toISOString() + JSON_STR_QUOTE
} else if (value_worktree_14 instanceof RegExp) {
json += asString(value_worktree_14.source)
} else {
json += asString(value_worktree_14.toString())
}
} else {
json += asString(value_worktree_14)
}
} else {
throw new Error('"worktree" is required!')
}
const value_oldPath_15 = obj["oldPath"]
if (value_oldPath_15 !== undefined) {
json += ",\"oldPath\":"
if (typeof value_oldPath_15 !== 'string') {
if (value_oldPath_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldPath_15 instanceof Date) {
json += JSON_STR_QUOTE + value_oldPath_15.toISOString() + JSON_STR_QUOTE
} else if (value_oldPath_15 instanceof RegExp) {
json += asString(value_oldPath_15.source)
} else {
json += asString(value_oldPath_15.toString())
}
} else {
json += asString(value_oldPath_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/status/properties/files' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous4(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous4(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_branch_6 = obj["branch"]
if (value_branch_6 !== undefined) {
json += "{\"branch\":"
if (value_branch_6 === null) {
json += JSON_STR_NULL
}
else if(
typeof value_branch_6 === "string" ||
value_branch_6 === null ||
value_branch_6 instanceof Date ||
value_branch_6 instanceof RegExp ||
(
typeof value_branch_6 === "object" &&
typeof value_branch_6.toString === "function" &&
value_branch_6.toString !== Object.prototype.toString
)
) {
if (typeof value_branch_6 !== 'string') {
if (value_branch_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_branch_6 instanceof Date) {
json += JSON_STR_QUOTE + value_branch_6.toISOString() + JSON_STR_QUOTE
} else if (value_branch_6 instanceof RegExp) {
json += asString(value_branch_6.source)
} else {
json += asString(value_branch_6.toString())
}
} else {
json += asString(value_branch_6)
}
}
else throw new TypeError("The value of '#/properties/data/properties/status/properties/branch' does not match schema definition.")
} else {
throw new Error('"branch" is required!')
}
const value_head_7 = obj["head"]
if (value_head_7 !== undefined) {
json += ",\"head\":"
if (value_head_7 === null) {
json += JSON_STR_NULL
}
else if(
typeof value_head_7 === "string" ||
value_head_7 === null ||
value_head_7 instanceof Date ||
value_head_7 instanceof RegExp ||
(
typeof value_head_7 === "object" &&
typeof value_head_7.toString === "function" &&
value_head_7.toString !== Object.prototype.toString
)
) {
if (typeof value_head_7 !== 'string') {
if (value_head_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_head_7 instanceof Date) {
json += JSON_STR_QUOTE + value_head_7.toISOString() + JSON_STR_QUOTE
} else if (value_head_7 instanceof RegExp) {
json += asString(value_head_7.source)
} else {
json += asString(value_head_7.toString())
}
} else {
json += asString(value_head_7)
}
}
else throw new TypeError("The value of '#/properties/data/properties/status/properties/head' does not match schema definition.")
} else {
throw new Error('"head" is required!')
}
const value_ahead_8 = obj["ahead"]
if (value_ahead_8 !== undefined) {
json += ",\"ahead\":"
json += asInteger(value_ahead_8)
} else {
throw new Error('"ahead" is required!')
}
const value_behind_9 = obj["behind"]
if (value_behind_9 !== undefined) {
json += ",\"behind\":"
json += asInteger(value_behind_9)
} else {
throw new Error('"behind" is required!')
}
const value_files_10 = obj["files"]
if (value_files_10 !== undefined) {
json += ",\"files\":"
json += anonymous3(value_files_10)
} else {
throw new Error('"files" is required!')
}
const value_isTruncated_16 = obj["isTruncated"]
if (value_isTruncated_16 !== undefined) {
json += ",\"isTruncated\":"
json += asBoolean(value_isTruncated_16)
} else {
throw new Error('"isTruncated" is required!')
}
const value_upstream_17 = obj["upstream"]
if (value_upstream_17 !== undefined) {
json += ",\"upstream\":"
if (typeof value_upstream_17 !== 'string') {
if (value_upstream_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_upstream_17 instanceof Date) {
json += JSON_STR_QUOTE + value_upstream_17.toISOString() + JSON_STR_QUOTE
} else if (value_upstream_17 instanceof RegExp) {
json += asString(value_upstream_17.source)
} else {
json += asString(value_upstream_17.toString())
}
} else {
json += asString(value_upstream_17)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_4 = obj["status"]
if (value_status_4 !== undefined) {
json += "{\"status\":"
json += anonymous2(value_status_4)
} else {
throw new Error('"status" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getHealth() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_6 = obj["status"]
if (value_status_6 !== undefined) {
json += "{\"status\":"
if (typeof value_status_6 !== 'string') {
if (value_status_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_6 instanceof Date) {
json += JSON_STR_QUOTE + value_status_6.toISOString() + JSON_STR_QUOTE
} else if (value_status_6 instanceof RegExp) {
json += asString(value_status_6.source)
} else {
json += asString(value_status_6.toString())
}
} else {
json += asString(value_status_6)
}
} else {
throw new Error('"status" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_health_4 = obj["health"]
if (value_health_4 !== undefined) {
json += "{\"health\":"
json += anonymous2(value_health_4)
} else {
throw new Error('"health" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getIdentity() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/identity/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/identity/properties/allow/properties/taskIds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/identity/properties/allow/properties/mcpTools' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/identity/properties/allow/properties/gitRemotes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/identity/properties/allow/properties/gitBranches' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_13 = false
const value_taskIds_14 = obj["taskIds"]
if (value_taskIds_14 !== undefined) {
json += addComma_13 ? ",\"taskIds\":" : ((addComma_13 = true), "{\"taskIds\":")
json += anonymous5(value_taskIds_14)
}
const value_mcpTools_15 = obj["mcpTools"]
if (value_mcpTools_15 !== undefined) {
json += addComma_13 ? ",\"mcpTools\":" : ((addComma_13 = true), "{\"mcpTools\":")
json += anonymous6(value_mcpTools_15)
}
const value_gitRemotes_16 = obj["gitRemotes"]
if (value_gitRemotes_16 !== undefined) {
json += addComma_13 ? ",\"gitRemotes\":" : ((addComma_13 = true), "{\"gitRemotes\":")
json += anonymous7(value_gitRemotes_16)
}
const value_gitBranches_17 = obj["gitBranches"]
if (value_gitBranches_17 !== undefined) {
json += addComma_13 ? ",\"gitBranches\":" : ((addComma_13 = true), "{\"gitBranches\":")
json += anonymous8(value_gitBranches_17)
}
if (!addComma_13) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_userId_6 = obj["userId"]
if (value_userId_6 !== undefined) {
json += "{\"userId\":"
if (typeof value_userId_6 !== 'string') {
if (value_userId_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_6 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_6.toISOString() + JSON_STR_QUOTE
} else if (value_userId_6 instanceof RegExp) {
json += asString(value_userId_6.source)
} else {
json += asString(value_userId_6.toString())
}
} else {
json += asString(value_userId_6)
}
} else {
throw new Error('"userId" is required!')
}
const value_name_7 = obj["name"]
if (value_name_7 !== undefined) {
json += ",\"name\":"
if (typeof value_name_7 !== 'string') {
if (value_name_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_7 instanceof Date) {
json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
} else if (value_name_7 instanceof RegExp) {
json += asString(value_name_7.source)
} else {
json += asString(value_name_7.toString())
}
} else {
json += asString(value_name_7)
}
} else {
throw new Error('"name" is required!')
}
const value_role_8 = obj["role"]
if (value_role_8 !== undefined) {
json += ",\"role\":"
if (typeof value_role_8 !== 'string') {
if (value_role_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_role_8 instanceof Date) {
json += JSON_STR_QUOTE + value_role_8.toISOString() + JSON_STR_QUOTE
} else if (value_role_8 instanceof RegExp) {
json += asString(value_role_8.source)
} else {
json += asString(value_role_8.toString())
}
} else {
json += asString(value_role_8)
}
} else {
throw new Error('"role" is required!')
}
const value_method_9 = obj["method"]
if (value_method_9 !== undefined) {
json += ",\"method\":"
if (typeof value_method_9 !== 'string') {
if (value_method_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_method_9 instanceof Date) {
json += JSON_STR_QUOTE + value_method_9.toISOString() + JSON_STR_QUOTE
} else if (value_method_9 instanceof RegExp) {
json += asString(value_method_9.source)
} else {
json += asString(value_method_9.toString())
}
} else {
json += asString(value_method_9)
}
} else {
throw new Error('"method" is required!')
}
const value_scopes_10 = obj["scopes"]
if (value_scopes_10 !== undefined) {
json += ",\"scopes\":"
json += anonymous3(value_scopes_10)
} else {
throw new Error('"scopes" is required!')
}
const value_tokenId_11 = obj["tokenId"]
if (value_tokenId_11 !== undefined) {
json += ",\"tokenId\":"
if (typeof value_tokenId_11 !== 'string') {
if (value_tokenId_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenId_11 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenId_11.toISOString() + JSON_STR_QUOTE
} else if (value_tokenId_11 instanceof RegExp) {
json += asString(value_tokenId_11.source)
} else {
json += asString(value_tokenId_11.toString())
}
} else {
json += asString(value_tokenId_11)
}
}
const value_allow_12 = obj["allow"]
if (value_allow_12 !== undefined) {
json += ",\"allow\":"
json += anonymous4(value_allow_12)
}
const value_expiresAt_18 = obj["expiresAt"]
if (value_expiresAt_18 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_18 !== 'string') {
if (value_expiresAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_18 instanceof RegExp) {
json += asString(value_expiresAt_18.source)
} else {
json += asString(value_expiresAt_18.toString())
}
} else {
json += asString(value_expiresAt_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_identity_4 = obj["identity"]
if (value_identity_4 !== undefined) {
json += "{\"identity\":"
json += anonymous2(value_identity_4)
} else {
throw new Error('"identity" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getJobLog() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_output_4 = obj["output"]
if (value_output_4 !== undefined) {
json += "{\"output\":"
if (typeof value_output_4 !== 'string') {
if (value_output_4 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_4 instanceof Date) {
json += JSON_STR_QUOTE + value_output_4.toISOString() + JSON_STR_QUOTE
} else if (value_output_4 instanceof RegExp) {
json += asString(value_output_4.source)
} else {
json += asString(value_output_4.toString())
}
} else {
json += asString(value_output_4)
}
} else {
throw new Error('"output" is required!')
}
const value_cursor_5 = obj["cursor"]
if (value_cursor_5 !== undefined) {
json += ",\"cursor\":"
json += asInteger(value_cursor_5)
} else {
throw new Error('"cursor" is required!')
}
const value_nextCursor_6 = obj["nextCursor"]
if (value_nextCursor_6 !== undefined) {
json += ",\"nextCursor\":"
json += asInteger(value_nextCursor_6)
} else {
throw new Error('"nextCursor" is required!')
}
const value_status_7 = obj["status"]
if (value_status_7 !== undefined) {
json += ",\"status\":"
if (typeof value_status_7 !== 'string') {
if (value_status_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_7 instanceof Date) {
json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
} else if (value_status_7 instanceof RegExp) {
json += asString(value_status_7.source)
} else {
json += asString(value_status_7.toString())
}
} else {
json += asString(value_status_7)
}
} else {
throw new Error('"status" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getLimits() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_value_7 = obj["value"]
if (value_value_7 !== undefined) {
json += ",\"value\":"
json += asInteger(value_value_7)
} else {
throw new Error('"value" is required!')
}
const value_unit_8 = obj["unit"]
if (value_unit_8 !== undefined) {
json += ",\"unit\":"
if (typeof value_unit_8 !== 'string') {
if (value_unit_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_unit_8 instanceof Date) {
json += JSON_STR_QUOTE + value_unit_8.toISOString() + JSON_STR_QUOTE
} else if (value_unit_8 instanceof RegExp) {
json += asString(value_unit_8.source)
} else {
json += asString(value_unit_8.toString())
}
} else {
json += asString(value_unit_8)
}
} else {
throw new Error('"unit" is required!')
}
const value_description_9 = obj["description"]
if (value_description_9 !== undefined) {
json += ",\"description\":"
if (typeof value_description_9 !== 'string') {
if (value_description_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_9 instanceof Date) {
json += JSON_STR_QUOTE + value_description_9.toISOString() + JSON_STR_QUOTE
} else if (value_description_9 instanceof RegExp) {
json += asString(value_description_9.source)
} else {
json += asString(value_description_9.toString())
}
} else {
json += asString(value_description_9)
}
} else {
throw new Error('"description" is required!')
}
const value_used_10 = obj["used"]
if (value_used_10 !== undefined) {
json += ",\"used\":"
json += asInteger(value_used_10)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/limits' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_limits_4 = obj["limits"]
if (value_limits_4 !== undefined) {
json += "{\"limits\":"
json += anonymous2(value_limits_4)
} else {
throw new Error('"limits" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getMcpCall() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_13 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_13 ? JSON_STR_COMMA : ((addComma_13 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_13) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_progress_16 = obj["progress"]
if (value_progress_16 !== undefined) {
json += "{\"progress\":"
json += asNumber(value_progress_16)
} else {
throw new Error('"progress" is required!')
}
const value_total_17 = obj["total"]
if (value_total_17 !== undefined) {
json += ",\"total\":"
json += asNumber(value_total_17)
}
const value_message_18 = obj["message"]
if (value_message_18 !== undefined) {
json += ",\"message\":"
if (typeof value_message_18 !== 'string') {
if (value_message_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_18 instanceof Date) {
json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE
} else if (value_message_18 instanceof RegExp) {
json += asString(value_message_18.source)
} else {
json += asString(value_message_18.toString())
}
} else {
json += asString(value_message_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_code_21 = obj["code"]
if (value_code_21 !== undefined) {
json += "{\"code\":"
if (typeof value_code_21 !== 'string') {
if (value_code_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_21 instanceof Date) {
json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE
} else if (value_code_21 instanceof RegExp) {
json += asString(value_code_21.source)
} else {
json += asString(value_code_21.toString())
}
} else {
json += asString(value_code_21)
}
} else {
throw new Error('"code" is required!')
}
const value_message_22 = obj["message"]
if (value_message_22 !== undefined) {
json += ",\"message\":"
if (typeof value_message_22 !== 'string') {
if (value_message_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_22 instanceof Date) {
json += JSON_STR_QUOTE + value_message_22.toISOString() + JSON_STR_QUOTE
} else if (value_message_22 instanceof RegExp) {
json += asString(value_message_22.source)
} else {
json += asString(value_message_22.toString())
}
} else {
json += asString(value_message_22)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_serverName_7 = obj["serverName"]
if (value_serverName_7 !== undefined) {
json += ",\"serverName\":"
if (typeof value_serverName_7 !== 'string') {
if (value_serverName_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_7 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_7.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_7 instanceof RegExp) {
json += asString(value_serverName_7.source)
} else {
json += asString(value_serverName_7.toString())
}
} else {
json += asString(value_serverName_7)
}
} else {
throw new Error('"serverName" is required!')
}
const value_toolName_8 = obj["toolName"]
if (value_toolName_8 !== undefined) {
json += ",\"toolName\":"
if (typeof value_toolName_8 !== 'string') {
if (value_toolName_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_toolName_8 instanceof Date) {
json += JSON_STR_QUOTE + value_toolName_8.toISOString() + JSON_STR_QUOTE
} else if (value_toolName_8 instanceof RegExp) {
json += asString(value_toolName_8.source)
} else {
json += asString(value_toolName_8.toString())
}
} else {
json += asString(value_toolName_8)
}
} else {
throw new Error('"toolName" is required!')
}
const value_status_9 = obj["status"]
if (value_status_9 !== undefined) {
json += ",\"status\":"
if (typeof value_status_9 !== 'string') {
if (value_status_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_9 instanceof Date) {
json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE
} else if (value_status_9 instanceof RegExp) {
json += asString(value_status_9.source)
} else {
json += asString(value_status_9.toString())
}
} else {
json += asString(value_status_9)
}
} else {
throw new Error('"status" is required!')
}
const value_startedAt_10 = obj["startedAt"]
if (value_startedAt_10 !== undefined) {
json += ",\"startedAt\":"
if (typeof value_startedAt_10 !== 'string') {
if (value_startedAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_startedAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_startedAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_startedAt_10 instanceof RegExp) {
json += asString(value_startedAt_10.source)
} else {
json += asString(value_startedAt_10.toString())
}
} else {
json += asString(value_startedAt_10)
}
} else {
throw new Error('"startedAt" is required!')
}
const value_actor_11 = obj["actor"]
if (value_actor_11 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_11 !== 'string') {
if (value_actor_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_11 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_11.toISOString() + JSON_STR_QUOTE
} else if (value_actor_11 instanceof RegExp) {
json += asString(value_actor_11.source)
} else {
json += asString(value_actor_11.toString())
}
} else {
json += asString(value_actor_11)
}
} else {
throw new Error('"actor" is required!')
}
const value_arguments_12 = obj["arguments"]
if (value_arguments_12 !== undefined) {
json += ",\"arguments\":"
json += anonymous3(value_arguments_12)
}
const value_progress_14 = obj["progress"]
if (value_progress_14 !== undefined) {
json += ",\"progress\":"
json += anonymous4(value_progress_14)
}
const value_error_19 = obj["error"]
if (value_error_19 !== undefined) {
json += ",\"error\":"
json += anonymous5(value_error_19)
}
const value_isError_23 = obj["isError"]
if (value_isError_23 !== undefined) {
json += ",\"isError\":"
json += asBoolean(value_isError_23)
}
const value_finishedAt_24 = obj["finishedAt"]
if (value_finishedAt_24 !== undefined) {
json += ",\"finishedAt\":"
if (typeof value_finishedAt_24 !== 'string') {
if (value_finishedAt_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishedAt_24 instanceof Date) {
json += JSON_STR_QUOTE + value_finishedAt_24.toISOString() + JSON_STR_QUOTE
} else if (value_finishedAt_24 instanceof RegExp) {
json += asString(value_finishedAt_24.source)
} else {
json += asString(value_finishedAt_24.toString())
}
} else {
json += asString(value_finishedAt_24)
}
}
const value_durationMs_25 = obj["durationMs"]
if (value_durationMs_25 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_25)
}
const value_approvedBy_26 = obj["approvedBy"]
if (value_approvedBy_26 !== undefined) {
json += ",\"approvedBy\":"
if (typeof value_approvedBy_26 !== 'string') {
if (value_approvedBy_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_approvedBy_26 instanceof Date) {
json += JSON_STR_QUOTE + value_approvedBy_26.toISOString() + JSON_STR_QUOTE
} else if (value_approvedBy_26 instanceof RegExp) {
json += asString(value_approvedBy_26.source)
} else {
json += asString(value_approvedBy_26.toString())
}
} else {
json += asString(value_approvedBy_26)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_call_4 = obj["call"]
if (value_call_4 !== undefined) {
json += "{\"call\":"
json += anonymous2(value_call_4)
} else {
throw new Error('"call" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getMcpPrompt() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_5 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_5 ? JSON_STR_COMMA : ((addComma_5 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_5) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/messages' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_messages_4 = obj["messages"]
if (value_messages_4 !== undefined) {
json += "{\"messages\":"
json += anonymous2(value_messages_4)
} else {
throw new Error('"messages" is required!')
}
const value_description_6 = obj["description"]
if (value_description_6 !== undefined) {
json += ",\"description\":"
if (typeof value_description_6 !== 'string') {
if (value_description_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_6 instanceof Date) {
json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
} else if (value_description_6 instanceof RegExp) {
json += asString(value_description_6.source)
} else {
json += asString(value_description_6.toString())
}
} else {
json += asString(value_description_6)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getMcpServer() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_status_7 = obj["status"]
if (value_status_7 !== undefined) {
json += ",\"status\":"
if (typeof value_status_7 !== 'string') {
if (value_status_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_7 instanceof Date) {
json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
} else if (value_status_7 instanceof RegExp) {
json += asString(value_status_7.source)
} else {
json += asString(value_status_7.toString())
}
} else {
json += asString(value_status_7)
}
} else {
throw new Error('"status" is required!')
}
const value_transport_8 = obj["transport"]
if (value_transport_8 !== undefined) {
json += ",\"transport\":"
if (typeof value_transport_8 !== 'string') {
if (value_transport_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_transport_8 instanceof Date) {
json += JSON_STR_QUOTE + value_transport_8.toISOString() + JSON_STR_QUOTE
} else if (value_transport_8 instanceof RegExp) {
json += asString(value_transport_8.source)
} else {
json += asString(value_transport_8.toString())
}
} else {
json += asString(value_transport_8)
}
} else {
throw new Error('"transport" is required!')
}
const value_toolCount_9 = obj["toolCount"]
if (value_toolCount_9 !== undefined) {
json += ",\"toolCount\":"
json += asInteger(value_toolCount_9)
} else {
throw new Error('"toolCount" is required!')
}
const value_restarts_10 = obj["restarts"]
if (value_restarts_10 !== undefined) {
json += ",\"restarts\":"
json += asInteger(value_restarts_10)
} else {
throw new Error('"restarts" is required!')
}
const value_error_11 = obj["error"]
if (value_error_11 !== undefined) {
json += ",\"error\":"
if (typeof value_error_11 !== 'string') {
if (value_error_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_11 instanceof Date) {
json += JSON_STR_QUOTE + value_error_11.toISOString() + JSON_STR_QUOTE
} else if (value_error_11 instanceof RegExp) {
json += asString(value_error_11.source)
} else {
json += asString(value_error_11.toString())
}
} else {
json += asString(value_error_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_server_4 = obj["server"]
if (value_server_4 !== undefined) {
json += "{\"server\":"
json += anonymous2(value_server_4)
} else {
throw new Error('"server" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getMcpServerLogs() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_output_4 = obj["output"]
if (value_output_4 !== undefined) {
json += "{\"output\":"
if (typeof value_output_4 !== 'string') {
if (value_output_4 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_4 instanceof Date) {
json += JSON_STR_QUOTE + value_output_4.toISOString() + JSON_STR_QUOTE
} else if (value_output_4 instanceof RegExp) {
json += asString(value_output_4.source)
} else {
json += asString(value_output_4.toString())
}
} else {
json += asString(value_output_4)
}
} else {
throw new Error('"output" is required!')
}
const value_cursor_5 = obj["cursor"]
if (value_cursor_5 !== undefined) {
json += ",\"cursor\":"
json += asInteger(value_cursor_5)
} else {
throw new Error('"cursor" is required!')
}
const value_nextCursor_6 = obj["nextCursor"]
if (value_nextCursor_6 !== undefined) {
json += ",\"nextCursor\":"
json += asInteger(value_nextCursor_6)
} else {
throw new Error('"nextCursor" is required!')
}
const value_end_7 = obj["end"]
if (value_end_7 !== undefined) {
json += ",\"end\":"
json += asInteger(value_end_7)
} else {
throw new Error('"end" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getNextTask() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_15 = obj["id"]
if (value_id_15 !== undefined) {
json += "{\"id\":"
if (typeof value_id_15 !== 'string') {
if (value_id_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_15 instanceof Date) {
json += JSON_STR_QUOTE + value_id_15.toISOString() + JSON_STR_QUOTE
} else if (value_id_15 instanceof RegExp) {
json += asString(value_id_15.source)
} else {
json += asString(value_id_15.toString())
}
} else {
json += asString(value_id_15)
}
} else {
throw new Error('"id" is required!')
}
const value_name_16 = obj["name"]
if (value_name_16 !== undefined) {
json += ",\"name\":"
if (typeof value_name_16 !== 'string') {
if (value_name_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_16 instanceof Date) {
json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE
} else if (value_name_16 instanceof RegExp) {
json += asString(value_name_16.source)
} else {
json += asString(value_name_16.toString())
}
} else {
json += asString(value_name_16)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/reviewers' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_24 = obj["id"]
if (value_id_24 !== undefined) {
json += "{\"id\":"
if (typeof value_id_24 !== 'string') {
if (value_id_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_24 instanceof Date) {
json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
} else if (value_id_24 instanceof RegExp) {
json += asString(value_id_24.source)
} else {
json += asString(value_id_24.toString())
}
} else {
json += asString(value_id_24)
}
} else {
throw new Error('"id" is required!')
}
const value_name_25 = obj["name"]
if (value_name_25 !== undefined) {
json += ",\"name\":"
if (typeof value_name_25 !== 'string') {
if (value_name_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_25 instanceof Date) {
json += JSON_STR_QUOTE + value_name_25.toISOString() + JSON_STR_QUOTE
} else if (value_name_25 instanceof RegExp) {
json += asString(value_name_25.source)
} else {
json += asString(value_name_25.toString())
}
} else {
json += asString(value_name_25)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_21 = obj["id"]
if (value_id_21 !== undefined) {
json += "{\"id\":"
if (typeof value_id_21 !== 'string') {
if (value_id_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_21 instanceof Date) {
json += JSON_STR_QUOTE + value_id_21.toISOString() + JSON_STR_QUOTE
} else if (value_id_21 instanceof RegExp) {
json += asString(value_id_21.source)
} else {
json += asString(value_id_21.toString())
}
} else {
json += asString(value_id_21)
}
} else {
throw new Error('"id" is required!')
}
const value_holder_22 = obj["holder"]
if (value_holder_22 !== undefined) {
json += ",\"holder\":"
json += anonymous7(value_holder_22)
} else {
throw new Error('"holder" is required!')
}
const value_claimedAt_26 = obj["claimedAt"]
if (value_claimedAt_26 !== undefined) {
json += ",\"claimedAt\":"
if (typeof value_claimedAt_26 !== 'string') {
if (value_claimedAt_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_claimedAt_26 instanceof Date) {
json += JSON_STR_QUOTE + value_claimedAt_26.toISOString() + JSON_STR_QUOTE
} else if (value_claimedAt_26 instanceof RegExp) {
json += asString(value_claimedAt_26.source)
} else {
json += asString(value_claimedAt_26.toString())
}
} else {
json += asString(value_claimedAt_26)
}
} else {
throw new Error('"claimedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/dependsOn' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
}
const value_intent_8 = obj["intent"]
if (value_intent_8 !== undefined) {
json += ",\"intent\":"
if (typeof value_intent_8 !== 'string') {
if (value_intent_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_intent_8 instanceof Date) {
json += JSON_STR_QUOTE + value_intent_8.toISOString() + JSON_STR_QUOTE
} else if (value_intent_8 instanceof RegExp) {
json += asString(value_intent_8.source)
} else {
json += asString(value_intent_8.toString())
}
} else {
json += asString(value_intent_8)
}
}
const value_content_9 = obj["content"]
if (value_content_9 !== undefined) {
json += ",\"content\":"
if (typeof value_content_9 !== 'string') {
if (value_content_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_9 instanceof Date) {
json += JSON_STR_QUOTE + value_content_9.toISOString() + JSON_STR_QUOTE
} else if (value_content_9 instanceof RegExp) {
json += asString(value_content_9.source)
} else {
json += asString(value_content_9.toString())
}
} else {
json += asString(value_content_9)
}
}
const value_priority_10 = obj["priority"]
if (value_priority_10 !== undefined) {
json += ",\"priority\":"
if (typeof value_priority_10 !== 'string') {
if (value_priority_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priority_10 instanceof Date) {
json += JSON_STR_QUOTE + value_priority_10.toISOString() + JSON_STR_QUOTE
} else if (value_priority_10 instanceof RegExp) {
json += asString(value_priority_10.source)
} else {
json += asString(value_priority_10.toString())
}
} else {
json += asString(value_priority_10)
}
}
const value_readiness_11 = obj["readiness"]
if (value_readiness_11 !== undefined) {
json += ",\"readiness\":"
json += asInteger(value_readiness_11)
}
const value_tags_12 = obj["tags"]
if (value_tags_12 !== undefined) {
json += ",\"tags\":"
json += anonymous3(value_tags_12)
}
const value_author_13 = obj["author"]
if (value_author_13 !== undefined) {
json += ",\"author\":"
json += anonymous4(value_author_13)
}
const value_reviewers_17 = obj["reviewers"]
if (value_reviewers_17 !== undefined) {
json += ",\"reviewers\":"
json += anonymous5(value_reviewers_17)
}
const value_state_18 = obj["state"]
if (value_state_18 !== undefined) {
json += ",\"state\":"
if (typeof value_state_18 !== 'string') {
if (value_state_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_18 instanceof Date) {
json += JSON_STR_QUOTE + value_state_18.toISOString() + JSON_STR_QUOTE
} else if (value_state_18 instanceof RegExp) {
json += asString(value_state_18.source)
} else {
json += asString(value_state_18.toString())
}
} else {
json += asString(value_state_18)
}
}
const value_claim_19 = obj["claim"]
if (value_claim_19 !== undefined) {
json += ",\"claim\":"
json += anonymous6(value_claim_19)
}
const value_dependsOn_27 = obj["dependsOn"]
if (value_dependsOn_27 !== undefined) {
json += ",\"dependsOn\":"
json += anonymous8(value_dependsOn_27)
}
const value_planStepCount_28 = obj["planStepCount"]
if (value_planStepCount_28 !== undefined) {
json += ",\"planStepCount\":"
json += asInteger(value_planStepCount_28)
}
const value_commentCount_29 = obj["commentCount"]
if (value_commentCount_29 !== undefined) {
json += ",\"commentCount\":"
json += asInteger(value_commentCount_29)
}
const value_changeCount_30 = obj["changeCount"]
if (value_changeCount_30 !== undefined) {
json += ",\"changeCount\":"
json += asInteger(value_changeCount_30)
}
const value_createdAt_31 = obj["createdAt"]
if (value_createdAt_31 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_31 !== 'string') {
if (value_createdAt_31 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_31 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_31.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_31 instanceof RegExp) {
json += asString(value_createdAt_31.source)
} else {
json += asString(value_createdAt_31.toString())
}
} else {
json += asString(value_createdAt_31)
}
}
const value_updatedAt_32 = obj["updatedAt"]
if (value_updatedAt_32 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_32 !== 'string') {
if (value_updatedAt_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_32 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_32.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_32 instanceof RegExp) {
json += asString(value_updatedAt_32.source)
} else {
json += asString(value_updatedAt_32.toString())
}
} else {
json += asString(value_updatedAt_32)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_task_4 = obj["task"]
if (value_task_4 !== undefined) {
json += "{\"task\":"
json += anonymous2(value_task_4)
} else {
json += JSON_STR_BEGIN_OBJECT
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getPreferences() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_5 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_5 ? JSON_STR_COMMA : ((addComma_5 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_5) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_preferences_4 = obj["preferences"]
if (value_preferences_4 !== undefined) {
json += "{\"preferences\":"
json += anonymous2(value_preferences_4)
} else {
throw new Error('"preferences" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getReadiness() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_6 = obj["status"]
if (value_status_6 !== undefined) {
json += "{\"status\":"
if (typeof value_status_6 !== 'string') {
if (value_status_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_6 instanceof Date) {
json += JSON_STR_QUOTE + value_status_6.toISOString() + JSON_STR_QUOTE
} else if (value_status_6 instanceof RegExp) {
json += asString(value_status_6.source)
} else {
json += asString(value_status_6.toString())
}
} else {
json += asString(value_status_6)
}
} else {
throw new Error('"status" is required!')
}
const value_checkedAt_7 = obj["checkedAt"]
if (value_checkedAt_7 !== undefined) {
json += ",\"checkedAt\":"
if (typeof value_checkedAt_7 !== 'string') {
if (value_checkedAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_checkedAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_checkedAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_checkedAt_7 instanceof RegExp) {
json += asString(value_checkedAt_7.source)
} else {
json += asString(value_checkedAt_7.toString())
}
} else {
json += asString(value_checkedAt_7)
}
} else {
throw new Error('"checkedAt" is required!')
}
const value_ageMs_8 = obj["ageMs"]
if (value_ageMs_8 !== undefined) {
json += ",\"ageMs\":"
json += asInteger(value_ageMs_8)
} else {
throw new Error('"ageMs" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_health_4 = obj["health"]
if (value_health_4 !== undefined) {
json += "{\"health\":"
json += anonymous2(value_health_4)
} else {
throw new Error('"health" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getRoleContext() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_8 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_8 ? JSON_STR_COMMA : ((addComma_8 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_filename_6 = obj["filename"]
if (value_filename_6 !== undefined) {
json += "{\"filename\":"
if (typeof value_filename_6 !== 'string') {
if (value_filename_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_filename_6 instanceof Date) {
json += JSON_STR_QUOTE + value_filename_6.toISOString() + JSON_STR_QUOTE
} else if (value_filename_6 instanceof RegExp) {
json += asString(value_filename_6.source)
} else {
json += asString(value_filename_6.toString())
}
} else {
json += asString(value_filename_6)
}
} else {
throw new Error('"filename" is required!')
}
const value_metadata_7 = obj["metadata"]
if (value_metadata_7 !== undefined) {
json += ",\"metadata\":"
json += anonymous3(value_metadata_7)
} else {
throw new Error('"metadata" is required!')
}
const value_content_9 = obj["content"]
if (value_content_9 !== undefined) {
json += ",\"content\":"
if (typeof value_content_9 !== 'string') {
if (value_content_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_9 instanceof Date) {
json += JSON_STR_QUOTE + value_content_9.toISOString() + JSON_STR_QUOTE
} else if (value_content_9 instanceof RegExp) {
json += asString(value_content_9.source)
} else {
json += asString(value_content_9.toString())
}
} else {
json += asString(value_content_9)
}
} else {
throw new Error('"content" is required!')
}
const value_title_10 = obj["title"]
if (value_title_10 !== undefined) {
json += ",\"title\":"
if (typeof value_title_10 !== 'string') {
if (value_title_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_10 instanceof Date) {
json += JSON_STR_QUOTE + value_title_10.toISOString() + JSON_STR_QUOTE
} else if (value_title_10 instanceof RegExp) {
json += asString(value_title_10.source)
} else {
json += asString(value_title_10.toString())
}
} else {
json += asString(value_title_10)
}
} else {
throw new Error('"title" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
const value_document_4 = obj["document"]
if (value_document_4 !== undefined) {
json += ",\"document\":"
json += anonymous2(value_document_4)
} else {
throw new Error('"document" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getSetup() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_isDone_6 = obj["isDone"]
if (value_isDone_6 !== undefined) {
json += "{\"isDone\":"
json += asBoolean(value_isDone_6)
} else {
throw new Error('"isDone" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_setup_4 = obj["setup"]
if (value_setup_4 !== undefined) {
json += "{\"setup\":"
json += anonymous2(value_setup_4)
} else {
throw new Error('"setup" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getSkillFile() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_6 = obj["path"]
if (value_path_6 !== undefined) {
json += "{\"path\":"
if (typeof value_path_6 !== 'string') {
if (value_path_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_6 instanceof Date) {
json += JSON_STR_QUOTE + value_path_6.toISOString() + JSON_STR_QUOTE
} else if (value_path_6 instanceof RegExp) {
json += asString(value_path_6.source)
} else {
json += asString(value_path_6.toString())
}
} else {
json += asString(value_path_6)
}
} else {
throw new Error('"path" is required!')
}
const value_size_7 = obj["size"]
if (value_size_7 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_7)
} else {
throw new Error('"size" is required!')
}
const value_sha256_8 = obj["sha256"]
if (value_sha256_8 !== undefined) {
json += ",\"sha256\":"
if (typeof value_sha256_8 !== 'string') {
if (value_sha256_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_sha256_8 instanceof Date) {
json += JSON_STR_QUOTE + value_sha256_8.toISOString() + JSON_STR_QUOTE
} else if (value_sha256_8 instanceof RegExp) {
json += asString(value_sha256_8.source)
} else {
json += asString(value_sha256_8.toString())
}
} else {
json += asString(value_sha256_8)
}
} else {
throw new Error('"sha256" is required!')
}
const value_isExecutable_9 = obj["isExecutable"]
if (value_isExecutable_9 !== undefined) {
json += ",\"isExecutable\":"
json += asBoolean(value_isExecutable_9)
} else {
throw new Error('"isExecutable" is required!')
}
const value_content_10 = obj["content"]
if (value_content_10 !== undefined) {
json += ",\"content\":"
if (typeof value_content_10 !== 'string') {
if (value_content_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_10 instanceof Date) {
json += JSON_STR_QUOTE + value_content_10.toISOString() + JSON_STR_QUOTE
} else if (value_content_10 instanceof RegExp) {
json += asString(value_content_10.source)
} else {
json += asString(value_content_10.toString())
}
} else {
json += asString(value_content_10)
}
} else {
throw new Error('"content" is required!')
}
const value_encoding_11 = obj["encoding"]
if (value_encoding_11 !== undefined) {
json += ",\"encoding\":"
if (typeof value_encoding_11 !== 'string') {
if (value_encoding_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_encoding_11 instanceof Date) {
json += JSON_STR_QUOTE + value_encoding_11.toISOString() + JSON_STR_QUOTE
} else if (value_encoding_11 instanceof RegExp) {
json += asString(value_encoding_11.source)
} else {
json += asString(value_encoding_11.toString())
}
} else {
json += asString(value_encoding_11)
}
} else {
throw new Error('"encoding" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_file_4 = obj["file"]
if (value_file_4 !== undefined) {
json += "{\"file\":"
json += anonymous2(value_file_4)
} else {
throw new Error('"file" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getTaskChanges() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_6 = obj["path"]
if (value_path_6 !== undefined) {
json += "{\"path\":"
if (typeof value_path_6 !== 'string') {
if (value_path_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_6 instanceof Date) {
json += JSON_STR_QUOTE + value_path_6.toISOString() + JSON_STR_QUOTE
} else if (value_path_6 instanceof RegExp) {
json += asString(value_path_6.source)
} else {
json += asString(value_path_6.toString())
}
} else {
json += asString(value_path_6)
}
} else {
throw new Error('"path" is required!')
}
const value_content_7 = obj["content"]
if (value_content_7 !== undefined) {
json += ",\"content\":"
if (typeof value_content_7 !== 'string') {
if (value_content_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_7 instanceof Date) {
json += JSON_STR_QUOTE + value_content_7.toISOString() + JSON_STR_QUOTE
} else if (value_content_7 instanceof RegExp) {
json += asString(value_content_7.source)
} else {
json += asString(value_content_7.toString())
}
} else {
json += asString(value_content_7)
}
} else {
throw new Error('"content" is required!')
}
const value_oldPath_8 = obj["oldPath"]
if (value_oldPath_8 !== undefined) {
json += ",\"oldPath\":"
if (typeof value_oldPath_8 !== 'string') {
if (value_oldPath_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldPath_8 instanceof Date) {
json += JSON_STR_QUOTE + value_oldPath_8.toISOString() + JSON_STR_QUOTE
} else if (value_oldPath_8 instanceof RegExp) {
json += asString(value_oldPath_8.source)
} else {
json += asString(value_oldPath_8.toString())
}
} else {
json += asString(value_oldPath_8)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/changes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_changes_4 = obj["changes"]
if (value_changes_4 !== undefined) {
json += "{\"changes\":"
json += anonymous2(value_changes_4)
} else {
throw new Error('"changes" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getTaskRevision() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_10 = obj["id"]
if (value_id_10 !== undefined) {
json += "{\"id\":"
if (typeof value_id_10 !== 'string') {
if (value_id_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_10 instanceof Date) {
json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
} else if (value_id_10 instanceof RegExp) {
json += asString(value_id_10.source)
} else {
json += asString(value_id_10.toString())
}
} else {
json += asString(value_id_10)
}
} else {
throw new Error('"id" is required!')
}
const value_name_11 = obj["name"]
if (value_name_11 !== undefined) {
json += ",\"name\":"
if (typeof value_name_11 !== 'string') {
if (value_name_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_11 instanceof Date) {
json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
} else if (value_name_11 instanceof RegExp) {
json += asString(value_name_11.source)
} else {
json += asString(value_name_11.toString())
}
} else {
json += asString(value_name_11)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revision/properties/changed' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revision_6 = obj["revision"]
if (value_revision_6 !== undefined) {
json += "{\"revision\":"
json += asInteger(value_revision_6)
} else {
throw new Error('"revision" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_8 = obj["actor"]
if (value_actor_8 !== undefined) {
json += ",\"actor\":"
json += anonymous3(value_actor_8)
} else {
throw new Error('"actor" is required!')
}
const value_changed_12 = obj["changed"]
if (value_changed_12 !== undefined) {
json += ",\"changed\":"
json += anonymous4(value_changed_12)
} else {
throw new Error('"changed" is required!')
}
const value_tokenName_13 = obj["tokenName"]
if (value_tokenName_13 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_13 !== 'string') {
if (value_tokenName_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_13 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_13.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_13 instanceof RegExp) {
json += asString(value_tokenName_13.source)
} else {
json += asString(value_tokenName_13.toString())
}
} else {
json += asString(value_tokenName_13)
}
}
const value_restoredFrom_14 = obj["restoredFrom"]
if (value_restoredFrom_14 !== undefined) {
json += ",\"restoredFrom\":"
json += asInteger(value_restoredFrom_14)
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/reviewers' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/task/properties/dependsOn' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_title_17 = obj["title"]
if (value_title_17 !== undefined) {
json += "{\"title\":"
if (typeof value_title_17 !== 'string') {
if (value_title_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_17 instanceof Date) {
json += JSON_STR_QUOTE + value_title_17.toISOString() + JSON_STR_QUOTE
} else if (value_title_17 instanceof RegExp) {
json += asString(value_title_17.source)
} else {
json += asString(value_title_17.toString())
}
} else {
json += asString(value_title_17)
}
} else {
throw new Error('"title" is required!')
}
const value_content_18 = obj["content"]
if (value_content_18 !== undefined) {
json += ",\"content\":"
if (typeof value_content_18 !== 'string') {
if (value_content_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_18 instanceof Date) {
json += JSON_STR_QUOTE + value_content_18.toISOString() + JSON_STR_QUOTE
} else if (value_content_18 instanceof RegExp) {
json += asString(value_content_18.source)
} else {
json += asString(value_content_18.toString())
}
} else {
json += asString(value_content_18)
}
} else {
throw new Error('"content" is required!')
}
const value_priority_19 = obj["priority"]
if (value_priority_19 !== undefined) {
json += ",\"priority\":"
if (typeof value_priority_19 !== 'string') {
if (value_priority_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priority_19 instanceof Date) {
json += JSON_STR_QUOTE + value_priority_19.toISOString() + JSON_STR_QUOTE
} else if (value_priority_19 instanceof RegExp) {
json += asString(value_priority_19.source)
} else {
json += asString(value_priority_19.toString())
}
} else {
json += asString(value_priority_19)
}
} else {
throw new Error('"priority" is required!')
}
const value_readiness_20 = obj["readiness"]
if (value_readiness_20 !== undefined) {
json += ",\"readiness\":"
json += asInteger(value_readiness_20)
} else {
throw new Error('"readiness" is required!')
}
const value_tags_21 = obj["tags"]
if (value_tags_21 !== undefined) {
json += ",\"tags\":"
json += anonymous6(value_tags_21)
} else {
throw new Error('"tags" is required!')
}
const value_reviewers_22 = obj["reviewers"]
if (value_reviewers_22 !== undefined) {
json += ",\"reviewers\":"
json += anonymous7(value_reviewers_22)
} else {
throw new Error('"reviewers" is required!')
}
const value_dependsOn_23 = obj["dependsOn"]
if (value_dependsOn_23 !== undefined) {
json += ",\"dependsOn\":"
json += anonymous8(value_dependsOn_23)
} else {
throw new Error('"dependsOn" is required!')
}
const value_state_24 = obj["state"]
if (value_state_24 !== undefined) {
json += ",\"state\":"
if (typeof value_state_24 !== 'string') {
if (value_state_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_24 instanceof Date) {
json += JSON_STR_QUOTE + value_state_24.toISOString() + JSON_STR_QUOTE
} else if (value_state_24 instanceof RegExp) {
json += asString(value_state_24.source)
} else {
json += asString(value_state_24.toString())
}
} else {
json += asString(value_state_24)
}
} else {
throw new Error('"state" is required!')
}
const value_intent_25 = obj["intent"]
if (value_intent_25 !== undefined) {
json += ",\"intent\":"
if (typeof value_intent_25 !== 'string') {
if (value_intent_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_intent_25 instanceof Date) {
json += JSON_STR_QUOTE + value_intent_25.toISOString() + JSON_STR_QUOTE
} else if (value_intent_25 instanceof RegExp) {
json += asString(value_intent_25.source)
} else {
json += asString(value_intent_25.toString())
}
} else {
json += asString(value_intent_25)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revision_4 = obj["revision"]
if (value_revision_4 !== undefined) {
json += "{\"revision\":"
json += anonymous2(value_revision_4)
} else {
throw new Error('"revision" is required!')
}
const value_task_15 = obj["task"]
if (value_task_15 !== undefined) {
json += ",\"task\":"
json += anonymous5(value_task_15)
} else {
throw new Error('"task" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getToken() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/taskIds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/mcpTools' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/gitRemotes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/token/properties/allow/properties/gitBranches' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_12 = false
const value_taskIds_13 = obj["taskIds"]
if (value_taskIds_13 !== undefined) {
json += addComma_12 ? ",\"taskIds\":" : ((addComma_12 = true), "{\"taskIds\":")
json += anonymous5(value_taskIds_13)
}
const value_mcpTools_14 = obj["mcpTools"]
if (value_mcpTools_14 !== undefined) {
json += addComma_12 ? ",\"mcpTools\":" : ((addComma_12 = true), "{\"mcpTools\":")
json += anonymous6(value_mcpTools_14)
}
const value_gitRemotes_15 = obj["gitRemotes"]
if (value_gitRemotes_15 !== undefined) {
json += addComma_12 ? ",\"gitRemotes\":" : ((addComma_12 = true), "{\"gitRemotes\":")
json += anonymous7(value_gitRemotes_15)
}
const value_gitBranches_16 = obj["gitBranches"]
if (value_gitBranches_16 !== undefined) {
json += addComma_12 ? ",\"gitBranches\":" : ((addComma_12 = true), "{\"gitBranches\":")
json += anonymous8(value_gitBranches_16)
}
if (!addComma_12) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_userId_7 = obj["userId"]
if (value_userId_7 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_7 !== 'string') {
if (value_userId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
} else if (value_userId_7 instanceof RegExp) {
json += asString(value_userId_7.source)
} else {
json += asString(value_userId_7.toString())
}
} else {
json += asString(value_userId_7)
}
} else {
throw new Error('"userId" is required!')
}
const value_name_8 = obj["name"]
if (value_name_8 !== undefined) {
json += ",\"name\":"
if (typeof value_name_8 !== 'string') {
if (value_name_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_8 instanceof Date) {
json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
} else if (value_name_8 instanceof RegExp) {
json += asString(value_name_8.source)
} else {
json += asString(value_name_8.toString())
}
} else {
json += asString(value_name_8)
}
} else {
throw new Error('"name" is required!')
}
const value_scopes_9 = obj["scopes"]
if (value_scopes_9 !== undefined) {
json += ",\"scopes\":"
json += anonymous3(value_scopes_9)
} else {
throw new Error('"scopes" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_allow_11 = obj["allow"]
if (value_allow_11 !== undefined) {
json += ",\"allow\":"
json += anonymous4(value_allow_11)
}
const value_expiresAt_17 = obj["expiresAt"]
if (value_expiresAt_17 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_17 !== 'string') {
if (value_expiresAt_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_17 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_17.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_17 instanceof RegExp) {
json += asString(value_expiresAt_17.source)
} else {
json += asString(value_expiresAt_17.toString())
}
} else {
json += asString(value_expiresAt_17)
}
}
const value_parentId_18 = obj["parentId"]
if (value_parentId_18 !== undefined) {
json += ",\"parentId\":"
if (typeof value_parentId_18 !== 'string') {
if (value_parentId_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_parentId_18 instanceof Date) {
json += JSON_STR_QUOTE + value_parentId_18.toISOString() + JSON_STR_QUOTE
} else if (value_parentId_18 instanceof RegExp) {
json += asString(value_parentId_18.source)
} else {
json += asString(value_parentId_18.toString())
}
} else {
json += asString(value_parentId_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_token_4 = obj["token"]
if (value_token_4 !== undefined) {
json += "{\"token\":"
json += anonymous2(value_token_4)
} else {
throw new Error('"token" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getVersion() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_version_10 = obj["version"]
if (value_version_10 !== undefined) {
json += "{\"version\":"
if (typeof value_version_10 !== 'string') {
if (value_version_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_version_10 instanceof Date) {
json += JSON_STR_QUOTE + value_version_10.toISOString() + JSON_STR_QUOTE
} else if (value_version_10 instanceof RegExp) {
json += asString(value_version_10.source)
} else {
json += asString(value_version_10.toString())
}
} else {
json += asString(value_version_10)
}
} else {
throw new Error('"version" is required!')
}
const value_sha256_11 = obj["sha256"]
if (value_sha256_11 !== undefined) {
json += ",\"sha256\":"
if (typeof value_sha256_11 !== 'string') {
if (value_sha256_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_sha256_11 instanceof Date) {
json += JSON_STR_QUOTE + value_sha256_11.toISOString() + JSON_STR_QUOTE
} else if (value_sha256_11 instanceof RegExp) {
json += asString(value_sha256_11.source)
} else {
json += asString(value_sha256_11.toString())
}
} else {
json += asString(value_sha256_11)
}
} else {
throw new Error('"sha256" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/version/properties/capabilities' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/version/properties/deprecations' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_service_6 = obj["service"]
if (value_service_6 !== undefined) {
json += "{\"service\":"
if (typeof value_service_6 !== 'string') {
if (value_service_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_service_6 instanceof Date) {
json += JSON_STR_QUOTE + value_service_6.toISOString() + JSON_STR_QUOTE
} else if (value_service_6 instanceof RegExp) {
json += asString(value_service_6.source)
} else {
json += asString(value_service_6.toString())
}
} else {
json += asString(value_service_6)
}
} else {
throw new Error('"service" is required!')
}
const value_version_7 = obj["version"]
if (value_version_7 !== undefined) {
json += ",\"version\":"
if (typeof value_version_7 !== 'string') {
if (value_version_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_version_7 instanceof Date) {
json += JSON_STR_QUOTE + value_version_7.toISOString() + JSON_STR_QUOTE
} else if (value_version_7 instanceof RegExp) {
json += asString(value_version_7.source)
} else {
json += asString(value_version_7.toString())
}
} else {
json += asString(value_version_7)
}
} else {
throw new Error('"version" is required!')
}
const value_contract_8 = obj["contract"]
if (value_contract_8 !== undefined) {
json += ",\"contract\":"
json += anonymous3(value_contract_8)
} else {
throw new Error('"contract" is required!')
}
const value_node_12 = obj["node"]
if (value_node_12 !== undefined) {
json += ",\"node\":"
if (typeof value_node_12 !== 'string') {
if (value_node_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_node_12 instanceof Date) {
json += JSON_STR_QUOTE + value_node_12.toISOString() + JSON_STR_QUOTE
} else if (value_node_12 instanceof RegExp) {
json += asString(value_node_12.source)
} else {
json += asString(value_node_12.toString())
}
} else {
json += asString(value_node_12)
}
} else {
throw new Error('"node" is required!')
}
const value_sandbox_13 = obj["sandbox"]
if (value_sandbox_13 !== undefined) {
json += ",\"sandbox\":"
if (typeof value_sandbox_13 !== 'string') {
if (value_sandbox_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_sandbox_13 instanceof Date) {
json += JSON_STR_QUOTE + value_sandbox_13.toISOString() + JSON_STR_QUOTE
} else if (value_sandbox_13 instanceof RegExp) {
json += asString(value_sandbox_13.source)
} else {
json += asString(value_sandbox_13.toString())
}
} else {
json += asString(value_sandbox_13)
}
} else {
throw new Error('"sandbox" is required!')
}
const value_capabilities_14 = obj["capabilities"]
if (value_capabilities_14 !== undefined) {
json += ",\"capabilities\":"
json += anonymous4(value_capabilities_14)
} else {
throw new Error('"capabilities" is required!')
}
const value_deprecations_15 = obj["deprecations"]
if (value_deprecations_15 !== undefined) {
json += ",\"deprecations\":"
json += anonymous5(value_deprecations_15)
} else {
throw new Error('"deprecations" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_version_4 = obj["version"]
if (value_version_4 !== undefined) {
json += "{\"version\":"
json += anonymous2(value_version_4)
} else {
throw new Error('"version" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_getWebhook() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/webhook/properties/kinds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_url_7 = obj["url"]
if (value_url_7 !== undefined) {
json += ",\"url\":"
if (typeof value_url_7 !== 'string') {
if (value_url_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_7 instanceof Date) {
json += JSON_STR_QUOTE + value_url_7.toISOString() + JSON_STR_QUOTE
} else if (value_url_7 instanceof RegExp) {
json += asString(value_url_7.source)
} else {
json += asString(value_url_7.toString())
}
} else {
json += asString(value_url_7)
}
} else {
throw new Error('"url" is required!')
}
const value_kinds_8 = obj["kinds"]
if (value_kinds_8 !== undefined) {
json += ",\"kinds\":"
json += anonymous3(value_kinds_8)
} else {
throw new Error('"kinds" is required!')
}
const value_isActive_9 = obj["isActive"]
if (value_isActive_9 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_9)
} else {
throw new Error('"isActive" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_11 = obj["updatedAt"]
if (value_updatedAt_11 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_11 !== 'string') {
if (value_updatedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_11 instanceof RegExp) {
json += asString(value_updatedAt_11.source)
} else {
json += asString(value_updatedAt_11.toString())
}
} else {
json += asString(value_updatedAt_11)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_taskId_12 = obj["taskId"]
if (value_taskId_12 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_12 !== 'string') {
if (value_taskId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_12.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_12 instanceof RegExp) {
json += asString(value_taskId_12.source)
} else {
json += asString(value_taskId_12.toString())
}
} else {
json += asString(value_taskId_12)
}
}
const value_description_13 = obj["description"]
if (value_description_13 !== undefined) {
json += ",\"description\":"
if (typeof value_description_13 !== 'string') {
if (value_description_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_13 instanceof Date) {
json += JSON_STR_QUOTE + value_description_13.toISOString() + JSON_STR_QUOTE
} else if (value_description_13 instanceof RegExp) {
json += asString(value_description_13.source)
} else {
json += asString(value_description_13.toString())
}
} else {
json += asString(value_description_13)
}
}
const value_disabledReason_14 = obj["disabledReason"]
if (value_disabledReason_14 !== undefined) {
json += ",\"disabledReason\":"
if (typeof value_disabledReason_14 !== 'string') {
if (value_disabledReason_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_disabledReason_14 instanceof Date) {
json += JSON_STR_QUOTE + value_disabledReason_14.toISOString() + JSON_STR_QUOTE
} else if (value_disabledReason_14 instanceof RegExp) {
json += asString(value_disabledReason_14.source)
} else {
json += asString(value_disabledReason_14.toString())
}
} else {
json += asString(value_disabledReason_14)
}
}
const value_failingSince_15 = obj["failingSince"]
if (value_failingSince_15 !== undefined) {
json += ",\"failingSince\":"
if (typeof value_failingSince_15 !== 'string') {
if (value_failingSince_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_failingSince_15 instanceof Date) {
json += JSON_STR_QUOTE + value_failingSince_15.toISOString() + JSON_STR_QUOTE
} else if (value_failingSince_15 instanceof RegExp) {
json += asString(value_failingSince_15.source)
} else {
json += asString(value_failingSince_15.toString())
}
} else {
json += asString(value_failingSince_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_webhook_4 = obj["webhook"]
if (value_webhook_4 !== undefined) {
json += "{\"webhook\":"
json += anonymous2(value_webhook_4)
} else {
throw new Error('"webhook" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_linkChatAccount() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_accountId_7 = obj["accountId"]
if (value_accountId_7 !== undefined) {
json += ",\"accountId\":"
if (typeof value_accountId_7 !== 'string') {
if (value_accountId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_accountId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_accountId_7.toISOString() + JSON_STR_QUOTE
} else if (value_accountId_7 instanceof RegExp) {
json += asString(value_accountId_7.source)
} else {
json += asString(value_accountId_7.toString())
}
} else {
json += asString(value_accountId_7)
}
} else {
throw new Error('"accountId" is required!')
}
const value_userId_8 = obj["userId"]
if (value_userId_8 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_8 !== 'string') {
if (value_userId_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_8 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_8.toISOString() + JSON_STR_QUOTE
} else if (value_userId_8 instanceof RegExp) {
json += asString(value_userId_8.source)
} else {
json += asString(value_userId_8.toString())
}
} else {
json += asString(value_userId_8)
}
} else {
throw new Error('"userId" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_link_4 = obj["link"]
if (value_link_4 !== undefined) {
json += "{\"link\":"
json += anonymous2(value_link_4)
} else {
throw new Error('"link" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listAiCalls() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputTokens_19 = obj["inputTokens"]
if (value_inputTokens_19 !== undefined) {
json += "{\"inputTokens\":"
json += asInteger(value_inputTokens_19)
} else {
throw new Error('"inputTokens" is required!')
}
const value_cachedInputTokens_20 = obj["cachedInputTokens"]
if (value_cachedInputTokens_20 !== undefined) {
json += ",\"cachedInputTokens\":"
json += asInteger(value_cachedInputTokens_20)
} else {
throw new Error('"cachedInputTokens" is required!')
}
const value_outputTokens_21 = obj["outputTokens"]
if (value_outputTokens_21 !== undefined) {
json += ",\"outputTokens\":"
json += asInteger(value_outputTokens_21)
} else {
throw new Error('"outputTokens" is required!')
}
const value_reasoningTokens_22 = obj["reasoningTokens"]
if (value_reasoningTokens_22 !== undefined) {
json += ",\"reasoningTokens\":"
json += asInteger(value_reasoningTokens_22)
} else {
throw new Error('"reasoningTokens" is required!')
}
const value_isEstimated_23 = obj["isEstimated"]
if (value_isEstimated_23 !== undefined) {
json += ",\"isEstimated\":"
json += asBoolean(value_isEstimated_23)
} else {
throw new Error('"isEstimated" is required!')
}
const value_cacheWriteTokens_24 = obj["cacheWriteTokens"]
if (value_cacheWriteTokens_24 !== undefined) {
json += ",\"cacheWriteTokens\":"
json += asInteger(value_cacheWriteTokens_24)
}
const value_costMicros_25 = obj["costMicros"]
if (value_costMicros_25 !== undefined) {
json += ",\"costMicros\":"
json += asInteger(value_costMicros_25)
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_8 = obj["actor"]
if (value_actor_8 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_8 !== 'string') {
if (value_actor_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_8 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_8.toISOString() + JSON_STR_QUOTE
} else if (value_actor_8 instanceof RegExp) {
json += asString(value_actor_8.source)
} else {
json += asString(value_actor_8.toString())
}
} else {
json += asString(value_actor_8)
}
} else {
throw new Error('"actor" is required!')
}
const value_provider_9 = obj["provider"]
if (value_provider_9 !== undefined) {
json += ",\"provider\":"
if (typeof value_provider_9 !== 'string') {
if (value_provider_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_provider_9 instanceof Date) {
json += JSON_STR_QUOTE + value_provider_9.toISOString() + JSON_STR_QUOTE
} else if (value_provider_9 instanceof RegExp) {
json += asString(value_provider_9.source)
} else {
json += asString(value_provider_9.toString())
}
} else {
json += asString(value_provider_9)
}
} else {
throw new Error('"provider" is required!')
}
const value_model_10 = obj["model"]
if (value_model_10 !== undefined) {
json += ",\"model\":"
if (typeof value_model_10 !== 'string') {
if (value_model_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_model_10 instanceof Date) {
json += JSON_STR_QUOTE + value_model_10.toISOString() + JSON_STR_QUOTE
} else if (value_model_10 instanceof RegExp) {
json += asString(value_model_10.source)
} else {
json += asString(value_model_10.toString())
}
} else {
json += asString(value_model_10)
}
} else {
throw new Error('"model" is required!')
}
const value_operation_11 = obj["operation"]
if (value_operation_11 !== undefined) {
json += ",\"operation\":"
if (typeof value_operation_11 !== 'string') {
if (value_operation_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_operation_11 instanceof Date) {
json += JSON_STR_QUOTE + value_operation_11.toISOString() + JSON_STR_QUOTE
} else if (value_operation_11 instanceof RegExp) {
json += asString(value_operation_11.source)
} else {
json += asString(value_operation_11.toString())
}
} else {
json += asString(value_operation_11)
}
} else {
throw new Error('"operation" is required!')
}
const value_status_12 = obj["status"]
if (value_status_12 !== undefined) {
json += ",\"status\":"
if (typeof value_status_12 !== 'string') {
if (value_status_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_12 instanceof Date) {
json += JSON_STR_QUOTE + value_status_12.toISOString() + JSON_STR_QUOTE
} else if (value_status_12 instanceof RegExp) {
json += asString(value_status_12.source)
} else {
json += asString(value_status_12.toString())
}
} else {
json += asString(value_status_12)
}
} else {
throw new Error('"status" is required!')
}
const value_attempts_13 = obj["attempts"]
if (value_attempts_13 !== undefined) {
json += ",\"attempts\":"
json += asInteger(value_attempts_13)
} else {
throw new Error('"attempts" is required!')
}
const value_tokenId_14 = obj["tokenId"]
if (value_tokenId_14 !== undefined) {
json += ",\"tokenId\":"
if (typeof value_tokenId_14 !== 'string') {
if (value_tokenId_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenId_14 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenId_14.toISOString() + JSON_STR_QUOTE
} else if (value_tokenId_14 instanceof RegExp) {
json += asString(value_tokenId_14.source)
} else {
json += asString(value_tokenId_14.toString())
}
} else {
json += asString(value_tokenId_14)
}
}
const value_taskId_15 = obj["taskId"]
if (value_taskId_15 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_15 !== 'string') {
if (value_taskId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_15.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_15 instanceof RegExp) {
json += asString(value_taskId_15.source)
} else {
json += asString(value_taskId_15.toString())
}
} else {
json += asString(value_taskId_15)
}
}
const value_chatId_16 = obj["chatId"]
if (value_chatId_16 !== undefined) {
json += ",\"chatId\":"
if (typeof value_chatId_16 !== 'string') {
if (value_chatId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_chatId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_chatId_16.toISOString() + JSON_STR_QUOTE
} else if (value_chatId_16 instanceof RegExp) {
json += asString(value_chatId_16.source)
} else {
json += asString(value_chatId_16.toString())
}
} else {
json += asString(value_chatId_16)
}
}
const value_usage_17 = obj["usage"]
if (value_usage_17 !== undefined) {
json += ",\"usage\":"
json += anonymous4(value_usage_17)
}
const value_priceSource_26 = obj["priceSource"]
if (value_priceSource_26 !== undefined) {
json += ",\"priceSource\":"
if (typeof value_priceSource_26 !== 'string') {
if (value_priceSource_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priceSource_26 instanceof Date) {
json += JSON_STR_QUOTE + value_priceSource_26.toISOString() + JSON_STR_QUOTE
} else if (value_priceSource_26 instanceof RegExp) {
json += asString(value_priceSource_26.source)
} else {
json += asString(value_priceSource_26.toString())
}
} else {
json += asString(value_priceSource_26)
}
}
const value_finishReason_27 = obj["finishReason"]
if (value_finishReason_27 !== undefined) {
json += ",\"finishReason\":"
if (typeof value_finishReason_27 !== 'string') {
if (value_finishReason_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishReason_27 instanceof Date) {
json += JSON_STR_QUOTE + value_finishReason_27.toISOString() + JSON_STR_QUOTE
} else if (value_finishReason_27 instanceof RegExp) {
json += asString(value_finishReason_27.source)
} else {
json += asString(value_finishReason_27.toString())
}
} else {
json += asString(value_finishReason_27)
}
}
const value_error_28 = obj["error"]
if (value_error_28 !== undefined) {
json += ",\"error\":"
if (typeof value_error_28 !== 'string') {
if (value_error_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_28 instanceof Date) {
json += JSON_STR_QUOTE + value_error_28.toISOString() + JSON_STR_QUOTE
} else if (value_error_28 instanceof RegExp) {
json += asString(value_error_28.source)
} else {
json += asString(value_error_28.toString())
}
} else {
json += asString(value_error_28)
}
}
const value_durationMs_29 = obj["durationMs"]
if (value_durationMs_29 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_29)
}
const value_firstDeltaMs_30 = obj["firstDeltaMs"]
if (value_firstDeltaMs_30 !== undefined) {
json += ",\"firstDeltaMs\":"
json += asInteger(value_firstDeltaMs_30)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/calls' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_calls_4 = obj["calls"]
if (value_calls_4 !== undefined) {
json += "{\"calls\":"
json += anonymous2(value_calls_4)
} else {
throw new Error('"calls" is required!')
}
const value_nextCursor_31 = obj["nextCursor"]
if (value_nextCursor_31 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_31 !== 'string') {
if (value_nextCursor_31 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_31 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_31.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_31 instanceof RegExp) {
json += asString(value_nextCursor_31.source)
} else {
json += asString(value_nextCursor_31.toString())
}
} else {
json += asString(value_nextCursor_31)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listAiModels() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/models/items/properties/capabilities' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputMicros_12 = obj["inputMicros"]
if (value_inputMicros_12 !== undefined) {
json += "{\"inputMicros\":"
json += asInteger(value_inputMicros_12)
} else {
throw new Error('"inputMicros" is required!')
}
const value_outputMicros_13 = obj["outputMicros"]
if (value_outputMicros_13 !== undefined) {
json += ",\"outputMicros\":"
json += asInteger(value_outputMicros_13)
} else {
throw new Error('"outputMicros" is required!')
}
const value_cachedInputMicros_14 = obj["cachedInputMicros"]
if (value_cachedInputMicros_14 !== undefined) {
json += ",\"cachedInputMicros\":"
json += asInteger(value_cachedInputMicros_14)
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_provider_7 = obj["provider"]
if (value_provider_7 !== undefined) {
json += ",\"provider\":"
if (typeof value_provider_7 !== 'string') {
if (value_provider_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_provider_7 instanceof Date) {
json += JSON_STR_QUOTE + value_provider_7.toISOString() + JSON_STR_QUOTE
} else if (value_provider_7 instanceof RegExp) {
json += asString(value_provider_7.source)
} else {
json += asString(value_provider_7.toString())
}
} else {
json += asString(value_provider_7)
}
} else {
throw new Error('"provider" is required!')
}
const value_capabilities_8 = obj["capabilities"]
if (value_capabilities_8 !== undefined) {
json += ",\"capabilities\":"
json += anonymous4(value_capabilities_8)
} else {
throw new Error('"capabilities" is required!')
}
const value_contextTokens_9 = obj["contextTokens"]
if (value_contextTokens_9 !== undefined) {
json += ",\"contextTokens\":"
json += asInteger(value_contextTokens_9)
}
const value_prices_10 = obj["prices"]
if (value_prices_10 !== undefined) {
json += ",\"prices\":"
json += anonymous5(value_prices_10)
}
const value_priceSource_15 = obj["priceSource"]
if (value_priceSource_15 !== undefined) {
json += ",\"priceSource\":"
if (typeof value_priceSource_15 !== 'string') {
if (value_priceSource_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priceSource_15 instanceof Date) {
json += JSON_STR_QUOTE + value_priceSource_15.toISOString() + JSON_STR_QUOTE
} else if (value_priceSource_15 instanceof RegExp) {
json += asString(value_priceSource_15.source)
} else {
json += asString(value_priceSource_15.toString())
}
} else {
json += asString(value_priceSource_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/models' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_models_4 = obj["models"]
if (value_models_4 !== undefined) {
json += "{\"models\":"
json += anonymous2(value_models_4)
} else {
throw new Error('"models" is required!')
}
const value_nextCursor_16 = obj["nextCursor"]
if (value_nextCursor_16 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_16 !== 'string') {
if (value_nextCursor_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_16 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_16.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_16 instanceof RegExp) {
json += asString(value_nextCursor_16.source)
} else {
json += asString(value_nextCursor_16.toString())
}
} else {
json += asString(value_nextCursor_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listAiProviders() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/providers/items/properties/models/items/properties/capabilities' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputMicros_20 = obj["inputMicros"]
if (value_inputMicros_20 !== undefined) {
json += "{\"inputMicros\":"
json += asInteger(value_inputMicros_20)
} else {
throw new Error('"inputMicros" is required!')
}
const value_outputMicros_21 = obj["outputMicros"]
if (value_outputMicros_21 !== undefined) {
json += ",\"outputMicros\":"
json += asInteger(value_outputMicros_21)
} else {
throw new Error('"outputMicros" is required!')
}
const value_cachedInputMicros_22 = obj["cachedInputMicros"]
if (value_cachedInputMicros_22 !== undefined) {
json += ",\"cachedInputMicros\":"
json += asInteger(value_cachedInputMicros_22)
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_15 = obj["id"]
if (value_id_15 !== undefined) {
json += "{\"id\":"
if (typeof value_id_15 !== 'string') {
if (value_id_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_15 instanceof Date) {
json += JSON_STR_QUOTE + value_id_15.toISOString() + JSON_STR_QUOTE
} else if (value_id_15 instanceof RegExp) {
json += asString(value_id_15.source)
} else {
json += asString(value_id_15.toString())
}
} else {
json += asString(value_id_15)
}
} else {
throw new Error('"id" is required!')
}
const value_capabilities_16 = obj["capabilities"]
if (value_capabilities_16 !== undefined) {
json += ",\"capabilities\":"
json += anonymous6(value_capabilities_16)
}
const value_contextTokens_17 = obj["contextTokens"]
if (value_contextTokens_17 !== undefined) {
json += ",\"contextTokens\":"
json += asInteger(value_contextTokens_17)
}
const value_prices_18 = obj["prices"]
if (value_prices_18 !== undefined) {
json += ",\"prices\":"
json += anonymous7(value_prices_18)
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/providers/items/properties/models' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_hasApiKey_8 = obj["hasApiKey"]
if (value_hasApiKey_8 !== undefined) {
json += ",\"hasApiKey\":"
json += asBoolean(value_hasApiKey_8)
} else {
throw new Error('"hasApiKey" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_10 = obj["updatedAt"]
if (value_updatedAt_10 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_10 !== 'string') {
if (value_updatedAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_10 instanceof RegExp) {
json += asString(value_updatedAt_10.source)
} else {
json += asString(value_updatedAt_10.toString())
}
} else {
json += asString(value_updatedAt_10)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_baseUrl_11 = obj["baseUrl"]
if (value_baseUrl_11 !== undefined) {
json += ",\"baseUrl\":"
if (typeof value_baseUrl_11 !== 'string') {
if (value_baseUrl_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_baseUrl_11 instanceof Date) {
json += JSON_STR_QUOTE + value_baseUrl_11.toISOString() + JSON_STR_QUOTE
} else if (value_baseUrl_11 instanceof RegExp) {
json += asString(value_baseUrl_11.source)
} else {
json += asString(value_baseUrl_11.toString())
}
} else {
json += asString(value_baseUrl_11)
}
}
const value_apiKeySecret_12 = obj["apiKeySecret"]
if (value_apiKeySecret_12 !== undefined) {
json += ",\"apiKeySecret\":"
if (typeof value_apiKeySecret_12 !== 'string') {
if (value_apiKeySecret_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_apiKeySecret_12 instanceof Date) {
json += JSON_STR_QUOTE + value_apiKeySecret_12.toISOString() + JSON_STR_QUOTE
} else if (value_apiKeySecret_12 instanceof RegExp) {
json += asString(value_apiKeySecret_12.source)
} else {
json += asString(value_apiKeySecret_12.toString())
}
} else {
json += asString(value_apiKeySecret_12)
}
}
const value_models_13 = obj["models"]
if (value_models_13 !== undefined) {
json += ",\"models\":"
json += anonymous4(value_models_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/providers' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_providers_4 = obj["providers"]
if (value_providers_4 !== undefined) {
json += "{\"providers\":"
json += anonymous2(value_providers_4)
} else {
throw new Error('"providers" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listApprovals() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_11 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_11 ? JSON_STR_COMMA : ((addComma_11 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_11) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_chatId_7 = obj["chatId"]
if (value_chatId_7 !== undefined) {
json += ",\"chatId\":"
if (typeof value_chatId_7 !== 'string') {
if (value_chatId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_chatId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_chatId_7.toISOString() + JSON_STR_QUOTE
} else if (value_chatId_7 instanceof RegExp) {
json += asString(value_chatId_7.source)
} else {
json += asString(value_chatId_7.toString())
}
} else {
json += asString(value_chatId_7)
}
} else {
throw new Error('"chatId" is required!')
}
const value_callId_8 = obj["callId"]
if (value_callId_8 !== undefined) {
json += ",\"callId\":"
if (typeof value_callId_8 !== 'string') {
if (value_callId_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_callId_8 instanceof Date) {
json += JSON_STR_QUOTE + value_callId_8.toISOString() + JSON_STR_QUOTE
} else if (value_callId_8 instanceof RegExp) {
json += asString(value_callId_8.source)
} else {
json += asString(value_callId_8.toString())
}
} else {
json += asString(value_callId_8)
}
} else {
throw new Error('"callId" is required!')
}
const value_tool_9 = obj["tool"]
if (value_tool_9 !== undefined) {
json += ",\"tool\":"
if (typeof value_tool_9 !== 'string') {
if (value_tool_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tool_9 instanceof Date) {
json += JSON_STR_QUOTE + value_tool_9.toISOString() + JSON_STR_QUOTE
} else if (value_tool_9 instanceof RegExp) {
json += asString(value_tool_9.source)
} else {
json += asString(value_tool_9.toString())
}
} else {
json += asString(value_tool_9)
}
} else {
throw new Error('"tool" is required!')
}
const value_input_10 = obj["input"]
if (value_input_10 !== undefined) {
json += ",\"input\":"
json += anonymous4(value_input_10)
} else {
throw new Error('"input" is required!')
}
const value_state_12 = obj["state"]
if (value_state_12 !== undefined) {
json += ",\"state\":"
if (typeof value_state_12 !== 'string') {
if (value_state_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_12 instanceof Date) {
json += JSON_STR_QUOTE + value_state_12.toISOString() + JSON_STR_QUOTE
} else if (value_state_12 instanceof RegExp) {
json += asString(value_state_12.source)
} else {
json += asString(value_state_12.toString())
}
} else {
json += asString(value_state_12)
}
} else {
throw new Error('"state" is required!')
}
const value_createdAt_13 = obj["createdAt"]
if (value_createdAt_13 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_13 !== 'string') {
if (value_createdAt_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_13 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_13.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_13 instanceof RegExp) {
json += asString(value_createdAt_13.source)
} else {
json += asString(value_createdAt_13.toString())
}
} else {
json += asString(value_createdAt_13)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_expiresAt_14 = obj["expiresAt"]
if (value_expiresAt_14 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_14 !== 'string') {
if (value_expiresAt_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_14 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_14.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_14 instanceof RegExp) {
json += asString(value_expiresAt_14.source)
} else {
json += asString(value_expiresAt_14.toString())
}
} else {
json += asString(value_expiresAt_14)
}
} else {
throw new Error('"expiresAt" is required!')
}
const value_scope_15 = obj["scope"]
if (value_scope_15 !== undefined) {
json += ",\"scope\":"
if (typeof value_scope_15 !== 'string') {
if (value_scope_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_scope_15 instanceof Date) {
json += JSON_STR_QUOTE + value_scope_15.toISOString() + JSON_STR_QUOTE
} else if (value_scope_15 instanceof RegExp) {
json += asString(value_scope_15.source)
} else {
json += asString(value_scope_15.toString())
}
} else {
json += asString(value_scope_15)
}
}
const value_reason_16 = obj["reason"]
if (value_reason_16 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_16 !== 'string') {
if (value_reason_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_16 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_16.toISOString() + JSON_STR_QUOTE
} else if (value_reason_16 instanceof RegExp) {
json += asString(value_reason_16.source)
} else {
json += asString(value_reason_16.toString())
}
} else {
json += asString(value_reason_16)
}
}
const value_decidedBy_17 = obj["decidedBy"]
if (value_decidedBy_17 !== undefined) {
json += ",\"decidedBy\":"
if (typeof value_decidedBy_17 !== 'string') {
if (value_decidedBy_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_decidedBy_17 instanceof Date) {
json += JSON_STR_QUOTE + value_decidedBy_17.toISOString() + JSON_STR_QUOTE
} else if (value_decidedBy_17 instanceof RegExp) {
json += asString(value_decidedBy_17.source)
} else {
json += asString(value_decidedBy_17.toString())
}
} else {
json += asString(value_decidedBy_17)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/approvals' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_approvals_4 = obj["approvals"]
if (value_approvals_4 !== undefined) {
json += "{\"approvals\":"
json += anonymous2(value_approvals_4)
} else {
throw new Error('"approvals" is required!')
}
const value_nextCursor_18 = obj["nextCursor"]
if (value_nextCursor_18 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_18 !== 'string') {
if (value_nextCursor_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_18 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_18.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_18 instanceof RegExp) {
json += asString(value_nextCursor_18.source)
} else {
json += asString(value_nextCursor_18.toString())
}
} else {
json += asString(value_nextCursor_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listAuditEntries() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
json += asInteger(value_id_6)
} else {
throw new Error('"id" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_userId_8 = obj["userId"]
if (value_userId_8 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_8 !== 'string') {
if (value_userId_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_8 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_8.toISOString() + JSON_STR_QUOTE
} else if (value_userId_8 instanceof RegExp) {
json += asString(value_userId_8.source)
} else {
json += asString(value_userId_8.toString())
}
} else {
json += asString(value_userId_8)
}
} else {
throw new Error('"userId" is required!')
}
const value_credentialId_9 = obj["credentialId"]
if (value_credentialId_9 !== undefined) {
json += ",\"credentialId\":"
if (typeof value_credentialId_9 !== 'string') {
if (value_credentialId_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_credentialId_9 instanceof Date) {
json += JSON_STR_QUOTE + value_credentialId_9.toISOString() + JSON_STR_QUOTE
} else if (value_credentialId_9 instanceof RegExp) {
json += asString(value_credentialId_9.source)
} else {
json += asString(value_credentialId_9.toString())
}
} else {
json += asString(value_credentialId_9)
}
} else {
throw new Error('"credentialId" is required!')
}
const value_address_10 = obj["address"]
if (value_address_10 !== undefined) {
json += ",\"address\":"
if (typeof value_address_10 !== 'string') {
if (value_address_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_address_10 instanceof Date) {
json += JSON_STR_QUOTE + value_address_10.toISOString() + JSON_STR_QUOTE
} else if (value_address_10 instanceof RegExp) {
json += asString(value_address_10.source)
} else {
json += asString(value_address_10.toString())
}
} else {
json += asString(value_address_10)
}
} else {
throw new Error('"address" is required!')
}
const value_requestId_11 = obj["requestId"]
if (value_requestId_11 !== undefined) {
json += ",\"requestId\":"
if (typeof value_requestId_11 !== 'string') {
if (value_requestId_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_requestId_11 instanceof Date) {
json += JSON_STR_QUOTE + value_requestId_11.toISOString() + JSON_STR_QUOTE
} else if (value_requestId_11 instanceof RegExp) {
json += asString(value_requestId_11.source)
} else {
json += asString(value_requestId_11.toString())
}
} else {
json += asString(value_requestId_11)
}
} else {
throw new Error('"requestId" is required!')
}
const value_operation_12 = obj["operation"]
if (value_operation_12 !== undefined) {
json += ",\"operation\":"
if (typeof value_operation_12 !== 'string') {
if (value_operation_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_operation_12 instanceof Date) {
json += JSON_STR_QUOTE + value_operation_12.toISOString() + JSON_STR_QUOTE
} else if (value_operation_12 instanceof RegExp) {
json += asString(value_operation_12.source)
} else {
json += asString(value_operation_12.toString())
}
} else {
json += asString(value_operation_12)
}
} else {
throw new Error('"operation" is required!')
}
const value_object_13 = obj["object"]
if (value_object_13 !== undefined) {
json += ",\"object\":"
if (typeof value_object_13 !== 'string') {
if (value_object_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_object_13 instanceof Date) {
json += JSON_STR_QUOTE + value_object_13.toISOString() + JSON_STR_QUOTE
} else if (value_object_13 instanceof RegExp) {
json += asString(value_object_13.source)
} else {
json += asString(value_object_13.toString())
}
} else {
json += asString(value_object_13)
}
} else {
throw new Error('"object" is required!')
}
const value_outcome_14 = obj["outcome"]
if (value_outcome_14 !== undefined) {
json += ",\"outcome\":"
if (typeof value_outcome_14 !== 'string') {
if (value_outcome_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_outcome_14 instanceof Date) {
json += JSON_STR_QUOTE + value_outcome_14.toISOString() + JSON_STR_QUOTE
} else if (value_outcome_14 instanceof RegExp) {
json += asString(value_outcome_14.source)
} else {
json += asString(value_outcome_14.toString())
}
} else {
json += asString(value_outcome_14)
}
} else {
throw new Error('"outcome" is required!')
}
const value_hash_15 = obj["hash"]
if (value_hash_15 !== undefined) {
json += ",\"hash\":"
if (typeof value_hash_15 !== 'string') {
if (value_hash_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_hash_15 instanceof Date) {
json += JSON_STR_QUOTE + value_hash_15.toISOString() + JSON_STR_QUOTE
} else if (value_hash_15 instanceof RegExp) {
json += asString(value_hash_15.source)
} else {
json += asString(value_hash_15.toString())
}
} else {
json += asString(value_hash_15)
}
} else {
throw new Error('"hash" is required!')
}
const value_tokenName_16 = obj["tokenName"]
if (value_tokenName_16 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_16 !== 'string') {
if (value_tokenName_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_16 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_16.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_16 instanceof RegExp) {
json += asString(value_tokenName_16.source)
} else {
json += asString(value_tokenName_16.toString())
}
} else {
json += asString(value_tokenName_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/entries' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_entries_4 = obj["entries"]
if (value_entries_4 !== undefined) {
json += "{\"entries\":"
json += anonymous2(value_entries_4)
} else {
throw new Error('"entries" is required!')
}
const value_nextCursor_17 = obj["nextCursor"]
if (value_nextCursor_17 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_17 !== 'string') {
if (value_nextCursor_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_17 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_17.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_17 instanceof RegExp) {
json += asString(value_nextCursor_17.source)
} else {
json += asString(value_nextCursor_17.toString())
}
} else {
json += asString(value_nextCursor_17)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listBranches() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_oid_7 = obj["oid"]
if (value_oid_7 !== undefined) {
json += ",\"oid\":"
if (typeof value_oid_7 !== 'string') {
if (value_oid_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_7 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_7.toISOString() + JSON_STR_QUOTE
} else if (value_oid_7 instanceof RegExp) {
json += asString(value_oid_7.source)
} else {
json += asString(value_oid_7.toString())
}
} else {
json += asString(value_oid_7)
}
} else {
throw new Error('"oid" is required!')
}
const value_isCurrent_8 = obj["isCurrent"]
if (value_isCurrent_8 !== undefined) {
json += ",\"isCurrent\":"
json += asBoolean(value_isCurrent_8)
} else {
throw new Error('"isCurrent" is required!')
}
const value_upstream_9 = obj["upstream"]
if (value_upstream_9 !== undefined) {
json += ",\"upstream\":"
if (typeof value_upstream_9 !== 'string') {
if (value_upstream_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_upstream_9 instanceof Date) {
json += JSON_STR_QUOTE + value_upstream_9.toISOString() + JSON_STR_QUOTE
} else if (value_upstream_9 instanceof RegExp) {
json += asString(value_upstream_9.source)
} else {
json += asString(value_upstream_9.toString())
}
} else {
json += asString(value_upstream_9)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/branches' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_branches_4 = obj["branches"]
if (value_branches_4 !== undefined) {
json += "{\"branches\":"
json += anonymous2(value_branches_4)
} else {
throw new Error('"branches" is required!')
}
const value_nextCursor_10 = obj["nextCursor"]
if (value_nextCursor_10 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_10 !== 'string') {
if (value_nextCursor_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_10 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_10.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_10 instanceof RegExp) {
json += asString(value_nextCursor_10.source)
} else {
json += asString(value_nextCursor_10.toString())
}
} else {
json += asString(value_nextCursor_10)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listChatBindings() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_integrationId_7 = obj["integrationId"]
if (value_integrationId_7 !== undefined) {
json += ",\"integrationId\":"
if (typeof value_integrationId_7 !== 'string') {
if (value_integrationId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_integrationId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_integrationId_7.toISOString() + JSON_STR_QUOTE
} else if (value_integrationId_7 instanceof RegExp) {
json += asString(value_integrationId_7.source)
} else {
json += asString(value_integrationId_7.toString())
}
} else {
json += asString(value_integrationId_7)
}
} else {
throw new Error('"integrationId" is required!')
}
const value_threadId_8 = obj["threadId"]
if (value_threadId_8 !== undefined) {
json += ",\"threadId\":"
if (typeof value_threadId_8 !== 'string') {
if (value_threadId_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_threadId_8 instanceof Date) {
json += JSON_STR_QUOTE + value_threadId_8.toISOString() + JSON_STR_QUOTE
} else if (value_threadId_8 instanceof RegExp) {
json += asString(value_threadId_8.source)
} else {
json += asString(value_threadId_8.toString())
}
} else {
json += asString(value_threadId_8)
}
} else {
throw new Error('"threadId" is required!')
}
const value_isMentionOnly_9 = obj["isMentionOnly"]
if (value_isMentionOnly_9 !== undefined) {
json += ",\"isMentionOnly\":"
json += asBoolean(value_isMentionOnly_9)
} else {
throw new Error('"isMentionOnly" is required!')
}
const value_createdBy_10 = obj["createdBy"]
if (value_createdBy_10 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_10 !== 'string') {
if (value_createdBy_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_10 instanceof RegExp) {
json += asString(value_createdBy_10.source)
} else {
json += asString(value_createdBy_10.toString())
}
} else {
json += asString(value_createdBy_10)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_11 = obj["createdAt"]
if (value_createdAt_11 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_11 !== 'string') {
if (value_createdAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_11 instanceof RegExp) {
json += asString(value_createdAt_11.source)
} else {
json += asString(value_createdAt_11.toString())
}
} else {
json += asString(value_createdAt_11)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_chatId_12 = obj["chatId"]
if (value_chatId_12 !== undefined) {
json += ",\"chatId\":"
if (typeof value_chatId_12 !== 'string') {
if (value_chatId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_chatId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_chatId_12.toISOString() + JSON_STR_QUOTE
} else if (value_chatId_12 instanceof RegExp) {
json += asString(value_chatId_12.source)
} else {
json += asString(value_chatId_12.toString())
}
} else {
json += asString(value_chatId_12)
}
}
const value_taskId_13 = obj["taskId"]
if (value_taskId_13 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_13 !== 'string') {
if (value_taskId_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_13 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_13.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_13 instanceof RegExp) {
json += asString(value_taskId_13.source)
} else {
json += asString(value_taskId_13.toString())
}
} else {
json += asString(value_taskId_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/bindings' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_bindings_4 = obj["bindings"]
if (value_bindings_4 !== undefined) {
json += "{\"bindings\":"
json += anonymous2(value_bindings_4)
} else {
throw new Error('"bindings" is required!')
}
const value_nextCursor_14 = obj["nextCursor"]
if (value_nextCursor_14 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_14 !== 'string') {
if (value_nextCursor_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_14 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_14.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_14 instanceof RegExp) {
json += asString(value_nextCursor_14.source)
} else {
json += asString(value_nextCursor_14.toString())
}
} else {
json += asString(value_nextCursor_14)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listChatDeliveries() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_direction_7 = obj["direction"]
if (value_direction_7 !== undefined) {
json += ",\"direction\":"
if (typeof value_direction_7 !== 'string') {
if (value_direction_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_direction_7 instanceof Date) {
json += JSON_STR_QUOTE + value_direction_7.toISOString() + JSON_STR_QUOTE
} else if (value_direction_7 instanceof RegExp) {
json += asString(value_direction_7.source)
} else {
json += asString(value_direction_7.toString())
}
} else {
json += asString(value_direction_7)
}
} else {
throw new Error('"direction" is required!')
}
const value_status_8 = obj["status"]
if (value_status_8 !== undefined) {
json += ",\"status\":"
if (typeof value_status_8 !== 'string') {
if (value_status_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_8 instanceof Date) {
json += JSON_STR_QUOTE + value_status_8.toISOString() + JSON_STR_QUOTE
} else if (value_status_8 instanceof RegExp) {
json += asString(value_status_8.source)
} else {
json += asString(value_status_8.toString())
}
} else {
json += asString(value_status_8)
}
} else {
throw new Error('"status" is required!')
}
const value_threadId_9 = obj["threadId"]
if (value_threadId_9 !== undefined) {
json += ",\"threadId\":"
if (typeof value_threadId_9 !== 'string') {
if (value_threadId_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_threadId_9 instanceof Date) {
json += JSON_STR_QUOTE + value_threadId_9.toISOString() + JSON_STR_QUOTE
} else if (value_threadId_9 instanceof RegExp) {
json += asString(value_threadId_9.source)
} else {
json += asString(value_threadId_9.toString())
}
} else {
json += asString(value_threadId_9)
}
} else {
throw new Error('"threadId" is required!')
}
const value_text_10 = obj["text"]
if (value_text_10 !== undefined) {
json += ",\"text\":"
if (typeof value_text_10 !== 'string') {
if (value_text_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_text_10 instanceof Date) {
json += JSON_STR_QUOTE + value_text_10.toISOString() + JSON_STR_QUOTE
} else if (value_text_10 instanceof RegExp) {
json += asString(value_text_10.source)
} else {
json += asString(value_text_10.toString())
}
} else {
json += asString(value_text_10)
}
} else {
throw new Error('"text" is required!')
}
const value_attempts_11 = obj["attempts"]
if (value_attempts_11 !== undefined) {
json += ",\"attempts\":"
json += asInteger(value_attempts_11)
} else {
throw new Error('"attempts" is required!')
}
const value_createdAt_12 = obj["createdAt"]
if (value_createdAt_12 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_12 !== 'string') {
if (value_createdAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_12 instanceof RegExp) {
json += asString(value_createdAt_12.source)
} else {
json += asString(value_createdAt_12.toString())
}
} else {
json += asString(value_createdAt_12)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_bindingId_13 = obj["bindingId"]
if (value_bindingId_13 !== undefined) {
json += ",\"bindingId\":"
if (typeof value_bindingId_13 !== 'string') {
if (value_bindingId_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_bindingId_13 instanceof Date) {
json += JSON_STR_QUOTE + value_bindingId_13.toISOString() + JSON_STR_QUOTE
} else if (value_bindingId_13 instanceof RegExp) {
json += asString(value_bindingId_13.source)
} else {
json += asString(value_bindingId_13.toString())
}
} else {
json += asString(value_bindingId_13)
}
}
const value_accountId_14 = obj["accountId"]
if (value_accountId_14 !== undefined) {
json += ",\"accountId\":"
if (typeof value_accountId_14 !== 'string') {
if (value_accountId_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_accountId_14 instanceof Date) {
json += JSON_STR_QUOTE + value_accountId_14.toISOString() + JSON_STR_QUOTE
} else if (value_accountId_14 instanceof RegExp) {
json += asString(value_accountId_14.source)
} else {
json += asString(value_accountId_14.toString())
}
} else {
json += asString(value_accountId_14)
}
}
const value_messageId_15 = obj["messageId"]
if (value_messageId_15 !== undefined) {
json += ",\"messageId\":"
if (typeof value_messageId_15 !== 'string') {
if (value_messageId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_messageId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_messageId_15.toISOString() + JSON_STR_QUOTE
} else if (value_messageId_15 instanceof RegExp) {
json += asString(value_messageId_15.source)
} else {
json += asString(value_messageId_15.toString())
}
} else {
json += asString(value_messageId_15)
}
}
const value_approvalId_16 = obj["approvalId"]
if (value_approvalId_16 !== undefined) {
json += ",\"approvalId\":"
if (typeof value_approvalId_16 !== 'string') {
if (value_approvalId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_approvalId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_approvalId_16.toISOString() + JSON_STR_QUOTE
} else if (value_approvalId_16 instanceof RegExp) {
json += asString(value_approvalId_16.source)
} else {
json += asString(value_approvalId_16.toString())
}
} else {
json += asString(value_approvalId_16)
}
}
const value_commentId_17 = obj["commentId"]
if (value_commentId_17 !== undefined) {
json += ",\"commentId\":"
if (typeof value_commentId_17 !== 'string') {
if (value_commentId_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_commentId_17 instanceof Date) {
json += JSON_STR_QUOTE + value_commentId_17.toISOString() + JSON_STR_QUOTE
} else if (value_commentId_17 instanceof RegExp) {
json += asString(value_commentId_17.source)
} else {
json += asString(value_commentId_17.toString())
}
} else {
json += asString(value_commentId_17)
}
}
const value_error_18 = obj["error"]
if (value_error_18 !== undefined) {
json += ",\"error\":"
if (typeof value_error_18 !== 'string') {
if (value_error_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_18 instanceof Date) {
json += JSON_STR_QUOTE + value_error_18.toISOString() + JSON_STR_QUOTE
} else if (value_error_18 instanceof RegExp) {
json += asString(value_error_18.source)
} else {
json += asString(value_error_18.toString())
}
} else {
json += asString(value_error_18)
}
}
const value_nextAttemptAt_19 = obj["nextAttemptAt"]
if (value_nextAttemptAt_19 !== undefined) {
json += ",\"nextAttemptAt\":"
if (typeof value_nextAttemptAt_19 !== 'string') {
if (value_nextAttemptAt_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextAttemptAt_19 instanceof Date) {
json += JSON_STR_QUOTE + value_nextAttemptAt_19.toISOString() + JSON_STR_QUOTE
} else if (value_nextAttemptAt_19 instanceof RegExp) {
json += asString(value_nextAttemptAt_19.source)
} else {
json += asString(value_nextAttemptAt_19.toString())
}
} else {
json += asString(value_nextAttemptAt_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/deliveries' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_deliveries_4 = obj["deliveries"]
if (value_deliveries_4 !== undefined) {
json += "{\"deliveries\":"
json += anonymous2(value_deliveries_4)
} else {
throw new Error('"deliveries" is required!')
}
const value_nextCursor_20 = obj["nextCursor"]
if (value_nextCursor_20 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_20 !== 'string') {
if (value_nextCursor_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_20 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_20.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_20 instanceof RegExp) {
json += asString(value_nextCursor_20.source)
} else {
json += asString(value_nextCursor_20.toString())
}
} else {
json += asString(value_nextCursor_20)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listChatIntegrations() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_10 = false
const value_url_11 = obj["url"]
if (value_url_11 !== undefined) {
json += addComma_10 ? ",\"url\":" : ((addComma_10 = true), "{\"url\":")
if (typeof value_url_11 !== 'string') {
if (value_url_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_11 instanceof Date) {
json += JSON_STR_QUOTE + value_url_11.toISOString() + JSON_STR_QUOTE
} else if (value_url_11 instanceof RegExp) {
json += asString(value_url_11.source)
} else {
json += asString(value_url_11.toString())
}
} else {
json += asString(value_url_11)
}
}
const value_host_12 = obj["host"]
if (value_host_12 !== undefined) {
json += addComma_10 ? ",\"host\":" : ((addComma_10 = true), "{\"host\":")
if (typeof value_host_12 !== 'string') {
if (value_host_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_host_12 instanceof Date) {
json += JSON_STR_QUOTE + value_host_12.toISOString() + JSON_STR_QUOTE
} else if (value_host_12 instanceof RegExp) {
json += asString(value_host_12.source)
} else {
json += asString(value_host_12.toString())
}
} else {
json += asString(value_host_12)
}
}
const value_port_13 = obj["port"]
if (value_port_13 !== undefined) {
json += addComma_10 ? ",\"port\":" : ((addComma_10 = true), "{\"port\":")
json += asInteger(value_port_13)
}
const value_isTls_14 = obj["isTls"]
if (value_isTls_14 !== undefined) {
json += addComma_10 ? ",\"isTls\":" : ((addComma_10 = true), "{\"isTls\":")
json += asBoolean(value_isTls_14)
}
const value_nick_15 = obj["nick"]
if (value_nick_15 !== undefined) {
json += addComma_10 ? ",\"nick\":" : ((addComma_10 = true), "{\"nick\":")
if (typeof value_nick_15 !== 'string') {
if (value_nick_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nick_15 instanceof Date) {
json += JSON_STR_QUOTE + value_nick_15.toISOString() + JSON_STR_QUOTE
} else if (value_nick_15 instanceof RegExp) {
json += asString(value_nick_15.source)
} else {
json += asString(value_nick_15.toString())
}
} else {
json += asString(value_nick_15)
}
}
const value_account_16 = obj["account"]
if (value_account_16 !== undefined) {
json += addComma_10 ? ",\"account\":" : ((addComma_10 = true), "{\"account\":")
if (typeof value_account_16 !== 'string') {
if (value_account_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_account_16 instanceof Date) {
json += JSON_STR_QUOTE + value_account_16.toISOString() + JSON_STR_QUOTE
} else if (value_account_16 instanceof RegExp) {
json += asString(value_account_16.source)
} else {
json += asString(value_account_16.toString())
}
} else {
json += asString(value_account_16)
}
}
const value_botId_17 = obj["botId"]
if (value_botId_17 !== undefined) {
json += addComma_10 ? ",\"botId\":" : ((addComma_10 = true), "{\"botId\":")
if (typeof value_botId_17 !== 'string') {
if (value_botId_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_botId_17 instanceof Date) {
json += JSON_STR_QUOTE + value_botId_17.toISOString() + JSON_STR_QUOTE
} else if (value_botId_17 instanceof RegExp) {
json += asString(value_botId_17.source)
} else {
json += asString(value_botId_17.toString())
}
} else {
json += asString(value_botId_17)
}
}
const value_publicKey_18 = obj["publicKey"]
if (value_publicKey_18 !== undefined) {
json += addComma_10 ? ",\"publicKey\":" : ((addComma_10 = true), "{\"publicKey\":")
if (typeof value_publicKey_18 !== 'string') {
if (value_publicKey_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_publicKey_18 instanceof Date) {
json += JSON_STR_QUOTE + value_publicKey_18.toISOString() + JSON_STR_QUOTE
} else if (value_publicKey_18 instanceof RegExp) {
json += asString(value_publicKey_18.source)
} else {
json += asString(value_publicKey_18.toString())
}
} else {
json += asString(value_publicKey_18)
}
}
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/integrations/items/properties/secretNames' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_state_23 = obj["state"]
if (value_state_23 !== undefined) {
json += "{\"state\":"
if (typeof value_state_23 !== 'string') {
if (value_state_23 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_23 instanceof Date) {
json += JSON_STR_QUOTE + value_state_23.toISOString() + JSON_STR_QUOTE
} else if (value_state_23 instanceof RegExp) {
json += asString(value_state_23.source)
} else {
json += asString(value_state_23.toString())
}
} else {
json += asString(value_state_23)
}
} else {
throw new Error('"state" is required!')
}
const value_since_24 = obj["since"]
if (value_since_24 !== undefined) {
json += ",\"since\":"
if (typeof value_since_24 !== 'string') {
if (value_since_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_since_24 instanceof Date) {
json += JSON_STR_QUOTE + value_since_24.toISOString() + JSON_STR_QUOTE
} else if (value_since_24 instanceof RegExp) {
json += asString(value_since_24.source)
} else {
json += asString(value_since_24.toString())
}
} else {
json += asString(value_since_24)
}
} else {
throw new Error('"since" is required!')
}
const value_error_25 = obj["error"]
if (value_error_25 !== undefined) {
json += ",\"error\":"
if (typeof value_error_25 !== 'string') {
if (value_error_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_25 instanceof Date) {
json += JSON_STR_QUOTE + value_error_25.toISOString() + JSON_STR_QUOTE
} else if (value_error_25 instanceof RegExp) {
json += asString(value_error_25.source)
} else {
json += asString(value_error_25.toString())
}
} else {
json += asString(value_error_25)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous8 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_28 = obj["id"]
if (value_id_28 !== undefined) {
json += "{\"id\":"
if (typeof value_id_28 !== 'string') {
if (value_id_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_28 instanceof Date) {
json += JSON_STR_QUOTE + value_id_28.toISOString() + JSON_STR_QUOTE
} else if (value_id_28 instanceof RegExp) {
json += asString(value_id_28.source)
} else {
json += asString(value_id_28.toString())
}
} else {
json += asString(value_id_28)
}
} else {
throw new Error('"id" is required!')
}
const value_accountId_29 = obj["accountId"]
if (value_accountId_29 !== undefined) {
json += ",\"accountId\":"
if (typeof value_accountId_29 !== 'string') {
if (value_accountId_29 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_accountId_29 instanceof Date) {
json += JSON_STR_QUOTE + value_accountId_29.toISOString() + JSON_STR_QUOTE
} else if (value_accountId_29 instanceof RegExp) {
json += asString(value_accountId_29.source)
} else {
json += asString(value_accountId_29.toString())
}
} else {
json += asString(value_accountId_29)
}
} else {
throw new Error('"accountId" is required!')
}
const value_userId_30 = obj["userId"]
if (value_userId_30 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_30 !== 'string') {
if (value_userId_30 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_30 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_30.toISOString() + JSON_STR_QUOTE
} else if (value_userId_30 instanceof RegExp) {
json += asString(value_userId_30.source)
} else {
json += asString(value_userId_30.toString())
}
} else {
json += asString(value_userId_30)
}
} else {
throw new Error('"userId" is required!')
}
const value_createdAt_31 = obj["createdAt"]
if (value_createdAt_31 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_31 !== 'string') {
if (value_createdAt_31 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_31 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_31.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_31 instanceof RegExp) {
json += asString(value_createdAt_31.source)
} else {
json += asString(value_createdAt_31.toString())
}
} else {
json += asString(value_createdAt_31)
}
} else {
throw new Error('"createdAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/integrations/items/properties/links' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous8(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous8(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_name_8 = obj["name"]
if (value_name_8 !== undefined) {
json += ",\"name\":"
if (typeof value_name_8 !== 'string') {
if (value_name_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_8 instanceof Date) {
json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
} else if (value_name_8 instanceof RegExp) {
json += asString(value_name_8.source)
} else {
json += asString(value_name_8.toString())
}
} else {
json += asString(value_name_8)
}
} else {
throw new Error('"name" is required!')
}
const value_settings_9 = obj["settings"]
if (value_settings_9 !== undefined) {
json += ",\"settings\":"
json += anonymous4(value_settings_9)
} else {
throw new Error('"settings" is required!')
}
const value_secretNames_19 = obj["secretNames"]
if (value_secretNames_19 !== undefined) {
json += ",\"secretNames\":"
json += anonymous5(value_secretNames_19)
} else {
throw new Error('"secretNames" is required!')
}
const value_isActive_20 = obj["isActive"]
if (value_isActive_20 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_20)
} else {
throw new Error('"isActive" is required!')
}
const value_connection_21 = obj["connection"]
if (value_connection_21 !== undefined) {
json += ",\"connection\":"
json += anonymous6(value_connection_21)
} else {
throw new Error('"connection" is required!')
}
const value_links_26 = obj["links"]
if (value_links_26 !== undefined) {
json += ",\"links\":"
json += anonymous7(value_links_26)
} else {
throw new Error('"links" is required!')
}
const value_createdBy_32 = obj["createdBy"]
if (value_createdBy_32 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_32 !== 'string') {
if (value_createdBy_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_32 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_32.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_32 instanceof RegExp) {
json += asString(value_createdBy_32.source)
} else {
json += asString(value_createdBy_32.toString())
}
} else {
json += asString(value_createdBy_32)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_33 = obj["createdAt"]
if (value_createdAt_33 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_33 !== 'string') {
if (value_createdAt_33 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_33 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_33.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_33 instanceof RegExp) {
json += asString(value_createdAt_33.source)
} else {
json += asString(value_createdAt_33.toString())
}
} else {
json += asString(value_createdAt_33)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_34 = obj["updatedAt"]
if (value_updatedAt_34 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_34 !== 'string') {
if (value_updatedAt_34 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_34 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_34.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_34 instanceof RegExp) {
json += asString(value_updatedAt_34.source)
} else {
json += asString(value_updatedAt_34.toString())
}
} else {
json += asString(value_updatedAt_34)
}
} else {
throw new Error('"updatedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/integrations' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_integrations_4 = obj["integrations"]
if (value_integrations_4 !== undefined) {
json += "{\"integrations\":"
json += anonymous2(value_integrations_4)
} else {
throw new Error('"integrations" is required!')
}
const value_nextCursor_35 = obj["nextCursor"]
if (value_nextCursor_35 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_35 !== 'string') {
if (value_nextCursor_35 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_35 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_35.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_35 instanceof RegExp) {
json += asString(value_nextCursor_35.source)
} else {
json += asString(value_nextCursor_35.toString())
}
} else {
json += asString(value_nextCursor_35)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listChatMessages() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_19 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_19 ? JSON_STR_COMMA : ((addComma_19 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_19) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_12 = obj["id"]
if (value_id_12 !== undefined) {
json += "{\"id\":"
if (typeof value_id_12 !== 'string') {
if (value_id_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_12 instanceof Date) {
json += JSON_STR_QUOTE + value_id_12.toISOString() + JSON_STR_QUOTE
} else if (value_id_12 instanceof RegExp) {
json += asString(value_id_12.source)
} else {
json += asString(value_id_12.toString())
}
} else {
json += asString(value_id_12)
}
} else {
throw new Error('"id" is required!')
}
const value_kind_13 = obj["kind"]
if (value_kind_13 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_13 !== 'string') {
if (value_kind_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_13 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_13.toISOString() + JSON_STR_QUOTE
} else if (value_kind_13 instanceof RegExp) {
json += asString(value_kind_13.source)
} else {
json += asString(value_kind_13.toString())
}
} else {
json += asString(value_kind_13)
}
} else {
throw new Error('"kind" is required!')
}
const value_step_14 = obj["step"]
if (value_step_14 !== undefined) {
json += ",\"step\":"
json += asInteger(value_step_14)
} else {
throw new Error('"step" is required!')
}
const value_text_15 = obj["text"]
if (value_text_15 !== undefined) {
json += ",\"text\":"
if (typeof value_text_15 !== 'string') {
if (value_text_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_text_15 instanceof Date) {
json += JSON_STR_QUOTE + value_text_15.toISOString() + JSON_STR_QUOTE
} else if (value_text_15 instanceof RegExp) {
json += asString(value_text_15.source)
} else {
json += asString(value_text_15.toString())
}
} else {
json += asString(value_text_15)
}
}
const value_callId_16 = obj["callId"]
if (value_callId_16 !== undefined) {
json += ",\"callId\":"
if (typeof value_callId_16 !== 'string') {
if (value_callId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_callId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_callId_16.toISOString() + JSON_STR_QUOTE
} else if (value_callId_16 instanceof RegExp) {
json += asString(value_callId_16.source)
} else {
json += asString(value_callId_16.toString())
}
} else {
json += asString(value_callId_16)
}
}
const value_tool_17 = obj["tool"]
if (value_tool_17 !== undefined) {
json += ",\"tool\":"
if (typeof value_tool_17 !== 'string') {
if (value_tool_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tool_17 instanceof Date) {
json += JSON_STR_QUOTE + value_tool_17.toISOString() + JSON_STR_QUOTE
} else if (value_tool_17 instanceof RegExp) {
json += asString(value_tool_17.source)
} else {
json += asString(value_tool_17.toString())
}
} else {
json += asString(value_tool_17)
}
}
const value_input_18 = obj["input"]
if (value_input_18 !== undefined) {
json += ",\"input\":"
json += anonymous6(value_input_18)
}
const value_state_20 = obj["state"]
if (value_state_20 !== undefined) {
json += ",\"state\":"
if (typeof value_state_20 !== 'string') {
if (value_state_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_20 instanceof Date) {
json += JSON_STR_QUOTE + value_state_20.toISOString() + JSON_STR_QUOTE
} else if (value_state_20 instanceof RegExp) {
json += asString(value_state_20.source)
} else {
json += asString(value_state_20.toString())
}
} else {
json += asString(value_state_20)
}
}
const value_output_21 = obj["output"]
if (value_output_21 !== undefined) {
json += ",\"output\":"
if (typeof value_output_21 !== 'string') {
if (value_output_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_21 instanceof Date) {
json += JSON_STR_QUOTE + value_output_21.toISOString() + JSON_STR_QUOTE
} else if (value_output_21 instanceof RegExp) {
json += asString(value_output_21.source)
} else {
json += asString(value_output_21.toString())
}
} else {
json += asString(value_output_21)
}
}
const value_approvalId_22 = obj["approvalId"]
if (value_approvalId_22 !== undefined) {
json += ",\"approvalId\":"
if (typeof value_approvalId_22 !== 'string') {
if (value_approvalId_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_approvalId_22 instanceof Date) {
json += JSON_STR_QUOTE + value_approvalId_22.toISOString() + JSON_STR_QUOTE
} else if (value_approvalId_22 instanceof RegExp) {
json += asString(value_approvalId_22.source)
} else {
json += asString(value_approvalId_22.toString())
}
} else {
json += asString(value_approvalId_22)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/messages/items/properties/parts' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_seq_7 = obj["seq"]
if (value_seq_7 !== undefined) {
json += ",\"seq\":"
json += asInteger(value_seq_7)
} else {
throw new Error('"seq" is required!')
}
const value_role_8 = obj["role"]
if (value_role_8 !== undefined) {
json += ",\"role\":"
if (typeof value_role_8 !== 'string') {
if (value_role_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_role_8 instanceof Date) {
json += JSON_STR_QUOTE + value_role_8.toISOString() + JSON_STR_QUOTE
} else if (value_role_8 instanceof RegExp) {
json += asString(value_role_8.source)
} else {
json += asString(value_role_8.toString())
}
} else {
json += asString(value_role_8)
}
} else {
throw new Error('"role" is required!')
}
const value_state_9 = obj["state"]
if (value_state_9 !== undefined) {
json += ",\"state\":"
if (typeof value_state_9 !== 'string') {
if (value_state_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_9 instanceof Date) {
json += JSON_STR_QUOTE + value_state_9.toISOString() + JSON_STR_QUOTE
} else if (value_state_9 instanceof RegExp) {
json += asString(value_state_9.source)
} else {
json += asString(value_state_9.toString())
}
} else {
json += asString(value_state_9)
}
} else {
throw new Error('"state" is required!')
}
const value_parts_10 = obj["parts"]
if (value_parts_10 !== undefined) {
json += ",\"parts\":"
json += anonymous4(value_parts_10)
} else {
throw new Error('"parts" is required!')
}
const value_event_23 = obj["event"]
if (value_event_23 !== undefined) {
json += ",\"event\":"
json += asInteger(value_event_23)
} else {
throw new Error('"event" is required!')
}
const value_createdAt_24 = obj["createdAt"]
if (value_createdAt_24 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_24 !== 'string') {
if (value_createdAt_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_24 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_24.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_24 instanceof RegExp) {
json += asString(value_createdAt_24.source)
} else {
json += asString(value_createdAt_24.toString())
}
} else {
json += asString(value_createdAt_24)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_delivery_25 = obj["delivery"]
if (value_delivery_25 !== undefined) {
json += ",\"delivery\":"
if (typeof value_delivery_25 !== 'string') {
if (value_delivery_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_delivery_25 instanceof Date) {
json += JSON_STR_QUOTE + value_delivery_25.toISOString() + JSON_STR_QUOTE
} else if (value_delivery_25 instanceof RegExp) {
json += asString(value_delivery_25.source)
} else {
json += asString(value_delivery_25.toString())
}
} else {
json += asString(value_delivery_25)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/messages' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_messages_4 = obj["messages"]
if (value_messages_4 !== undefined) {
json += "{\"messages\":"
json += anonymous2(value_messages_4)
} else {
throw new Error('"messages" is required!')
}
const value_nextCursor_26 = obj["nextCursor"]
if (value_nextCursor_26 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_26 !== 'string') {
if (value_nextCursor_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_26 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_26.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_26 instanceof RegExp) {
json += asString(value_nextCursor_26.source)
} else {
json += asString(value_nextCursor_26.toString())
}
} else {
json += asString(value_nextCursor_26)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listChats() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_kind_10 = obj["kind"]
if (value_kind_10 !== undefined) {
json += "{\"kind\":"
if (typeof value_kind_10 !== 'string') {
if (value_kind_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_10 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_10.toISOString() + JSON_STR_QUOTE
} else if (value_kind_10 instanceof RegExp) {
json += asString(value_kind_10.source)
} else {
json += asString(value_kind_10.toString())
}
} else {
json += asString(value_kind_10)
}
} else {
throw new Error('"kind" is required!')
}
const value_model_11 = obj["model"]
if (value_model_11 !== undefined) {
json += ",\"model\":"
if (typeof value_model_11 !== 'string') {
if (value_model_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_model_11 instanceof Date) {
json += JSON_STR_QUOTE + value_model_11.toISOString() + JSON_STR_QUOTE
} else if (value_model_11 instanceof RegExp) {
json += asString(value_model_11.source)
} else {
json += asString(value_model_11.toString())
}
} else {
json += asString(value_model_11)
}
} else {
throw new Error('"model" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_tool_15 = obj["tool"]
if (value_tool_15 !== undefined) {
json += "{\"tool\":"
if (typeof value_tool_15 !== 'string') {
if (value_tool_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tool_15 instanceof Date) {
json += JSON_STR_QUOTE + value_tool_15.toISOString() + JSON_STR_QUOTE
} else if (value_tool_15 instanceof RegExp) {
json += asString(value_tool_15.source)
} else {
json += asString(value_tool_15.toString())
}
} else {
json += asString(value_tool_15)
}
} else {
throw new Error('"tool" is required!')
}
const value_action_16 = obj["action"]
if (value_action_16 !== undefined) {
json += ",\"action\":"
if (typeof value_action_16 !== 'string') {
if (value_action_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_action_16 instanceof Date) {
json += JSON_STR_QUOTE + value_action_16.toISOString() + JSON_STR_QUOTE
} else if (value_action_16 instanceof RegExp) {
json += asString(value_action_16.source)
} else {
json += asString(value_action_16.toString())
}
} else {
json += asString(value_action_16)
}
} else {
throw new Error('"action" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/chats/items/properties/toolRules' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous6(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous6(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
} else {
throw new Error('"title" is required!')
}
const value_backend_8 = obj["backend"]
if (value_backend_8 !== undefined) {
json += ",\"backend\":"
json += anonymous4(value_backend_8)
} else {
throw new Error('"backend" is required!')
}
const value_state_12 = obj["state"]
if (value_state_12 !== undefined) {
json += ",\"state\":"
if (typeof value_state_12 !== 'string') {
if (value_state_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_12 instanceof Date) {
json += JSON_STR_QUOTE + value_state_12.toISOString() + JSON_STR_QUOTE
} else if (value_state_12 instanceof RegExp) {
json += asString(value_state_12.source)
} else {
json += asString(value_state_12.toString())
}
} else {
json += asString(value_state_12)
}
} else {
throw new Error('"state" is required!')
}
const value_toolRules_13 = obj["toolRules"]
if (value_toolRules_13 !== undefined) {
json += ",\"toolRules\":"
json += anonymous5(value_toolRules_13)
} else {
throw new Error('"toolRules" is required!')
}
const value_createdBy_17 = obj["createdBy"]
if (value_createdBy_17 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_17 !== 'string') {
if (value_createdBy_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_17 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_17.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_17 instanceof RegExp) {
json += asString(value_createdBy_17.source)
} else {
json += asString(value_createdBy_17.toString())
}
} else {
json += asString(value_createdBy_17)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_18 = obj["createdAt"]
if (value_createdAt_18 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_18 !== 'string') {
if (value_createdAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_18 instanceof RegExp) {
json += asString(value_createdAt_18.source)
} else {
json += asString(value_createdAt_18.toString())
}
} else {
json += asString(value_createdAt_18)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_19 = obj["updatedAt"]
if (value_updatedAt_19 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_19 !== 'string') {
if (value_updatedAt_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_19 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_19.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_19 instanceof RegExp) {
json += asString(value_updatedAt_19.source)
} else {
json += asString(value_updatedAt_19.toString())
}
} else {
json += asString(value_updatedAt_19)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_taskId_20 = obj["taskId"]
if (value_taskId_20 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_20 !== 'string') {
if (value_taskId_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_20 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_20.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_20 instanceof RegExp) {
json += asString(value_taskId_20.source)
} else {
json += asString(value_taskId_20.toString())
}
} else {
json += asString(value_taskId_20)
}
}
const value_system_21 = obj["system"]
if (value_system_21 !== undefined) {
json += ",\"system\":"
if (typeof value_system_21 !== 'string') {
if (value_system_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_system_21 instanceof Date) {
json += JSON_STR_QUOTE + value_system_21.toISOString() + JSON_STR_QUOTE
} else if (value_system_21 instanceof RegExp) {
json += asString(value_system_21.source)
} else {
json += asString(value_system_21.toString())
}
} else {
json += asString(value_system_21)
}
}
const value_forkedFrom_22 = obj["forkedFrom"]
if (value_forkedFrom_22 !== undefined) {
json += ",\"forkedFrom\":"
if (typeof value_forkedFrom_22 !== 'string') {
if (value_forkedFrom_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_forkedFrom_22 instanceof Date) {
json += JSON_STR_QUOTE + value_forkedFrom_22.toISOString() + JSON_STR_QUOTE
} else if (value_forkedFrom_22 instanceof RegExp) {
json += asString(value_forkedFrom_22.source)
} else {
json += asString(value_forkedFrom_22.toString())
}
} else {
json += asString(value_forkedFrom_22)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/chats' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_chats_4 = obj["chats"]
if (value_chats_4 !== undefined) {
json += "{\"chats\":"
json += anonymous2(value_chats_4)
} else {
throw new Error('"chats" is required!')
}
const value_nextCursor_23 = obj["nextCursor"]
if (value_nextCursor_23 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_23 !== 'string') {
if (value_nextCursor_23 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_23 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_23.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_23 instanceof RegExp) {
json += asString(value_nextCursor_23.source)
} else {
json += asString(value_nextCursor_23.toString())
}
} else {
json += asString(value_nextCursor_23)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listCommits() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_10 = obj["name"]
if (value_name_10 !== undefined) {
json += "{\"name\":"
if (typeof value_name_10 !== 'string') {
if (value_name_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_10 instanceof Date) {
json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
} else if (value_name_10 instanceof RegExp) {
json += asString(value_name_10.source)
} else {
json += asString(value_name_10.toString())
}
} else {
json += asString(value_name_10)
}
} else {
throw new Error('"name" is required!')
}
const value_email_11 = obj["email"]
if (value_email_11 !== undefined) {
json += ",\"email\":"
if (typeof value_email_11 !== 'string') {
if (value_email_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_email_11 instanceof Date) {
json += JSON_STR_QUOTE + value_email_11.toISOString() + JSON_STR_QUOTE
} else if (value_email_11 instanceof RegExp) {
json += asString(value_email_11.source)
} else {
json += asString(value_email_11.toString())
}
} else {
json += asString(value_email_11)
}
} else {
throw new Error('"email" is required!')
}
const value_at_12 = obj["at"]
if (value_at_12 !== undefined) {
json += ",\"at\":"
if (typeof value_at_12 !== 'string') {
if (value_at_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_12 instanceof Date) {
json += JSON_STR_QUOTE + value_at_12.toISOString() + JSON_STR_QUOTE
} else if (value_at_12 instanceof RegExp) {
json += asString(value_at_12.source)
} else {
json += asString(value_at_12.toString())
}
} else {
json += asString(value_at_12)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_15 = obj["name"]
if (value_name_15 !== undefined) {
json += "{\"name\":"
if (typeof value_name_15 !== 'string') {
if (value_name_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_15 instanceof Date) {
json += JSON_STR_QUOTE + value_name_15.toISOString() + JSON_STR_QUOTE
} else if (value_name_15 instanceof RegExp) {
json += asString(value_name_15.source)
} else {
json += asString(value_name_15.toString())
}
} else {
json += asString(value_name_15)
}
} else {
throw new Error('"name" is required!')
}
const value_email_16 = obj["email"]
if (value_email_16 !== undefined) {
json += ",\"email\":"
if (typeof value_email_16 !== 'string') {
if (value_email_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_email_16 instanceof Date) {
json += JSON_STR_QUOTE + value_email_16.toISOString() + JSON_STR_QUOTE
} else if (value_email_16 instanceof RegExp) {
json += asString(value_email_16.source)
} else {
json += asString(value_email_16.toString())
}
} else {
json += asString(value_email_16)
}
} else {
throw new Error('"email" is required!')
}
const value_at_17 = obj["at"]
if (value_at_17 !== undefined) {
json += ",\"at\":"
if (typeof value_at_17 !== 'string') {
if (value_at_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_17 instanceof Date) {
json += JSON_STR_QUOTE + value_at_17.toISOString() + JSON_STR_QUOTE
} else if (value_at_17 instanceof RegExp) {
json += asString(value_at_17.source)
} else {
json += asString(value_at_17.toString())
}
} else {
json += asString(value_at_17)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/commits/items/properties/parents' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_oid_6 = obj["oid"]
if (value_oid_6 !== undefined) {
json += "{\"oid\":"
if (typeof value_oid_6 !== 'string') {
if (value_oid_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_6 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_6.toISOString() + JSON_STR_QUOTE
} else if (value_oid_6 instanceof RegExp) {
json += asString(value_oid_6.source)
} else {
json += asString(value_oid_6.toString())
}
} else {
json += asString(value_oid_6)
}
} else {
throw new Error('"oid" is required!')
}
const value_message_7 = obj["message"]
if (value_message_7 !== undefined) {
json += ",\"message\":"
if (typeof value_message_7 !== 'string') {
if (value_message_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_7 instanceof Date) {
json += JSON_STR_QUOTE + value_message_7.toISOString() + JSON_STR_QUOTE
} else if (value_message_7 instanceof RegExp) {
json += asString(value_message_7.source)
} else {
json += asString(value_message_7.toString())
}
} else {
json += asString(value_message_7)
}
} else {
throw new Error('"message" is required!')
}
const value_author_8 = obj["author"]
if (value_author_8 !== undefined) {
json += ",\"author\":"
json += anonymous4(value_author_8)
} else {
throw new Error('"author" is required!')
}
const value_committer_13 = obj["committer"]
if (value_committer_13 !== undefined) {
json += ",\"committer\":"
json += anonymous5(value_committer_13)
} else {
throw new Error('"committer" is required!')
}
const value_parents_18 = obj["parents"]
if (value_parents_18 !== undefined) {
json += ",\"parents\":"
json += anonymous6(value_parents_18)
} else {
throw new Error('"parents" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/commits' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_commits_4 = obj["commits"]
if (value_commits_4 !== undefined) {
json += "{\"commits\":"
json += anonymous2(value_commits_4)
} else {
throw new Error('"commits" is required!')
}
const value_nextCursor_19 = obj["nextCursor"]
if (value_nextCursor_19 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_19 !== 'string') {
if (value_nextCursor_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_19 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_19.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_19 instanceof RegExp) {
json += asString(value_nextCursor_19.source)
} else {
json += asString(value_nextCursor_19.toString())
}
} else {
json += asString(value_nextCursor_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listConfigRevisions() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revisions/items/properties/keys' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revision_6 = obj["revision"]
if (value_revision_6 !== undefined) {
json += "{\"revision\":"
json += asInteger(value_revision_6)
} else {
throw new Error('"revision" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_8 = obj["actor"]
if (value_actor_8 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_8 !== 'string') {
if (value_actor_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_8 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_8.toISOString() + JSON_STR_QUOTE
} else if (value_actor_8 instanceof RegExp) {
json += asString(value_actor_8.source)
} else {
json += asString(value_actor_8.toString())
}
} else {
json += asString(value_actor_8)
}
} else {
throw new Error('"actor" is required!')
}
const value_keys_9 = obj["keys"]
if (value_keys_9 !== undefined) {
json += ",\"keys\":"
json += anonymous4(value_keys_9)
} else {
throw new Error('"keys" is required!')
}
const value_restoredFrom_10 = obj["restoredFrom"]
if (value_restoredFrom_10 !== undefined) {
json += ",\"restoredFrom\":"
json += asInteger(value_restoredFrom_10)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revisions' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revisions_4 = obj["revisions"]
if (value_revisions_4 !== undefined) {
json += "{\"revisions\":"
json += anonymous2(value_revisions_4)
} else {
throw new Error('"revisions" is required!')
}
const value_nextCursor_11 = obj["nextCursor"]
if (value_nextCursor_11 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_11 !== 'string') {
if (value_nextCursor_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_11 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_11.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_11 instanceof RegExp) {
json += asString(value_nextCursor_11.source)
} else {
json += asString(value_nextCursor_11.toString())
}
} else {
json += asString(value_nextCursor_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listDeliveries() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_at_13 = obj["at"]
if (value_at_13 !== undefined) {
json += "{\"at\":"
if (typeof value_at_13 !== 'string') {
if (value_at_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_13 instanceof Date) {
json += JSON_STR_QUOTE + value_at_13.toISOString() + JSON_STR_QUOTE
} else if (value_at_13 instanceof RegExp) {
json += asString(value_at_13.source)
} else {
json += asString(value_at_13.toString())
}
} else {
json += asString(value_at_13)
}
} else {
throw new Error('"at" is required!')
}
const value_durationMs_14 = obj["durationMs"]
if (value_durationMs_14 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_14)
} else {
throw new Error('"durationMs" is required!')
}
const value_status_15 = obj["status"]
if (value_status_15 !== undefined) {
json += ",\"status\":"
json += asInteger(value_status_15)
}
const value_error_16 = obj["error"]
if (value_error_16 !== undefined) {
json += ",\"error\":"
if (typeof value_error_16 !== 'string') {
if (value_error_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_16 instanceof Date) {
json += JSON_STR_QUOTE + value_error_16.toISOString() + JSON_STR_QUOTE
} else if (value_error_16 instanceof RegExp) {
json += asString(value_error_16.source)
} else {
json += asString(value_error_16.toString())
}
} else {
json += asString(value_error_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/deliveries/items/properties/attempts' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_webhookId_7 = obj["webhookId"]
if (value_webhookId_7 !== undefined) {
json += ",\"webhookId\":"
if (typeof value_webhookId_7 !== 'string') {
if (value_webhookId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_webhookId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_webhookId_7.toISOString() + JSON_STR_QUOTE
} else if (value_webhookId_7 instanceof RegExp) {
json += asString(value_webhookId_7.source)
} else {
json += asString(value_webhookId_7.toString())
}
} else {
json += asString(value_webhookId_7)
}
} else {
throw new Error('"webhookId" is required!')
}
const value_eventId_8 = obj["eventId"]
if (value_eventId_8 !== undefined) {
json += ",\"eventId\":"
json += asInteger(value_eventId_8)
} else {
throw new Error('"eventId" is required!')
}
const value_kind_9 = obj["kind"]
if (value_kind_9 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_9 !== 'string') {
if (value_kind_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_9 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_9.toISOString() + JSON_STR_QUOTE
} else if (value_kind_9 instanceof RegExp) {
json += asString(value_kind_9.source)
} else {
json += asString(value_kind_9.toString())
}
} else {
json += asString(value_kind_9)
}
} else {
throw new Error('"kind" is required!')
}
const value_status_10 = obj["status"]
if (value_status_10 !== undefined) {
json += ",\"status\":"
if (typeof value_status_10 !== 'string') {
if (value_status_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_10 instanceof Date) {
json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
} else if (value_status_10 instanceof RegExp) {
json += asString(value_status_10.source)
} else {
json += asString(value_status_10.toString())
}
} else {
json += asString(value_status_10)
}
} else {
throw new Error('"status" is required!')
}
const value_attempts_11 = obj["attempts"]
if (value_attempts_11 !== undefined) {
json += ",\"attempts\":"
json += anonymous4(value_attempts_11)
} else {
throw new Error('"attempts" is required!')
}
const value_createdAt_17 = obj["createdAt"]
if (value_createdAt_17 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_17 !== 'string') {
if (value_createdAt_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_17 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_17.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_17 instanceof RegExp) {
json += asString(value_createdAt_17.source)
} else {
json += asString(value_createdAt_17.toString())
}
} else {
json += asString(value_createdAt_17)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_nextAttemptAt_18 = obj["nextAttemptAt"]
if (value_nextAttemptAt_18 !== undefined) {
json += ",\"nextAttemptAt\":"
if (typeof value_nextAttemptAt_18 !== 'string') {
if (value_nextAttemptAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextAttemptAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_nextAttemptAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_nextAttemptAt_18 instanceof RegExp) {
json += asString(value_nextAttemptAt_18.source)
} else {
json += asString(value_nextAttemptAt_18.toString())
}
} else {
json += asString(value_nextAttemptAt_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/deliveries' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_deliveries_4 = obj["deliveries"]
if (value_deliveries_4 !== undefined) {
json += "{\"deliveries\":"
json += anonymous2(value_deliveries_4)
} else {
throw new Error('"deliveries" is required!')
}
const value_nextCursor_19 = obj["nextCursor"]
if (value_nextCursor_19 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_19 !== 'string') {
if (value_nextCursor_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_19 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_19.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_19 instanceof RegExp) {
json += asString(value_nextCursor_19.source)
} else {
json += asString(value_nextCursor_19.toString())
}
} else {
json += asString(value_nextCursor_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listEmails() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/messages/items/properties/to' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_folder_7 = obj["folder"]
if (value_folder_7 !== undefined) {
json += ",\"folder\":"
if (typeof value_folder_7 !== 'string') {
if (value_folder_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_folder_7 instanceof Date) {
json += JSON_STR_QUOTE + value_folder_7.toISOString() + JSON_STR_QUOTE
} else if (value_folder_7 instanceof RegExp) {
json += asString(value_folder_7.source)
} else {
json += asString(value_folder_7.toString())
}
} else {
json += asString(value_folder_7)
}
} else {
throw new Error('"folder" is required!')
}
const value_from_8 = obj["from"]
if (value_from_8 !== undefined) {
json += ",\"from\":"
if (typeof value_from_8 !== 'string') {
if (value_from_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_from_8 instanceof Date) {
json += JSON_STR_QUOTE + value_from_8.toISOString() + JSON_STR_QUOTE
} else if (value_from_8 instanceof RegExp) {
json += asString(value_from_8.source)
} else {
json += asString(value_from_8.toString())
}
} else {
json += asString(value_from_8)
}
} else {
throw new Error('"from" is required!')
}
const value_to_9 = obj["to"]
if (value_to_9 !== undefined) {
json += ",\"to\":"
json += anonymous4(value_to_9)
} else {
throw new Error('"to" is required!')
}
const value_subject_10 = obj["subject"]
if (value_subject_10 !== undefined) {
json += ",\"subject\":"
if (typeof value_subject_10 !== 'string') {
if (value_subject_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_subject_10 instanceof Date) {
json += JSON_STR_QUOTE + value_subject_10.toISOString() + JSON_STR_QUOTE
} else if (value_subject_10 instanceof RegExp) {
json += asString(value_subject_10.source)
} else {
json += asString(value_subject_10.toString())
}
} else {
json += asString(value_subject_10)
}
} else {
throw new Error('"subject" is required!')
}
const value_receivedAt_11 = obj["receivedAt"]
if (value_receivedAt_11 !== undefined) {
json += ",\"receivedAt\":"
if (typeof value_receivedAt_11 !== 'string') {
if (value_receivedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_receivedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_receivedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_receivedAt_11 instanceof RegExp) {
json += asString(value_receivedAt_11.source)
} else {
json += asString(value_receivedAt_11.toString())
}
} else {
json += asString(value_receivedAt_11)
}
} else {
throw new Error('"receivedAt" is required!')
}
const value_size_12 = obj["size"]
if (value_size_12 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_12)
} else {
throw new Error('"size" is required!')
}
const value_attachmentCount_13 = obj["attachmentCount"]
if (value_attachmentCount_13 !== undefined) {
json += ",\"attachmentCount\":"
json += asInteger(value_attachmentCount_13)
} else {
throw new Error('"attachmentCount" is required!')
}
const value_snippet_14 = obj["snippet"]
if (value_snippet_14 !== undefined) {
json += ",\"snippet\":"
if (typeof value_snippet_14 !== 'string') {
if (value_snippet_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_snippet_14 instanceof Date) {
json += JSON_STR_QUOTE + value_snippet_14.toISOString() + JSON_STR_QUOTE
} else if (value_snippet_14 instanceof RegExp) {
json += asString(value_snippet_14.source)
} else {
json += asString(value_snippet_14.toString())
}
} else {
json += asString(value_snippet_14)
}
}
const value_taskId_15 = obj["taskId"]
if (value_taskId_15 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_15 !== 'string') {
if (value_taskId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_15.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_15 instanceof RegExp) {
json += asString(value_taskId_15.source)
} else {
json += asString(value_taskId_15.toString())
}
} else {
json += asString(value_taskId_15)
}
}
const value_problem_16 = obj["problem"]
if (value_problem_16 !== undefined) {
json += ",\"problem\":"
if (typeof value_problem_16 !== 'string') {
if (value_problem_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_problem_16 instanceof Date) {
json += JSON_STR_QUOTE + value_problem_16.toISOString() + JSON_STR_QUOTE
} else if (value_problem_16 instanceof RegExp) {
json += asString(value_problem_16.source)
} else {
json += asString(value_problem_16.toString())
}
} else {
json += asString(value_problem_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/messages' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_messages_4 = obj["messages"]
if (value_messages_4 !== undefined) {
json += "{\"messages\":"
json += anonymous2(value_messages_4)
} else {
throw new Error('"messages" is required!')
}
const value_nextCursor_17 = obj["nextCursor"]
if (value_nextCursor_17 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_17 !== 'string') {
if (value_nextCursor_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_17 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_17.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_17 instanceof RegExp) {
json += asString(value_nextCursor_17.source)
} else {
json += asString(value_nextCursor_17.toString())
}
} else {
json += asString(value_nextCursor_17)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listErrorCodes() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_code_6 = obj["code"]
if (value_code_6 !== undefined) {
json += "{\"code\":"
if (typeof value_code_6 !== 'string') {
if (value_code_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_6 instanceof Date) {
json += JSON_STR_QUOTE + value_code_6.toISOString() + JSON_STR_QUOTE
} else if (value_code_6 instanceof RegExp) {
json += asString(value_code_6.source)
} else {
json += asString(value_code_6.toString())
}
} else {
json += asString(value_code_6)
}
} else {
throw new Error('"code" is required!')
}
const value_status_7 = obj["status"]
if (value_status_7 !== undefined) {
json += ",\"status\":"
json += asInteger(value_status_7)
} else {
throw new Error('"status" is required!')
}
const value_retry_8 = obj["retry"]
if (value_retry_8 !== undefined) {
json += ",\"retry\":"
if (typeof value_retry_8 !== 'string') {
if (value_retry_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_retry_8 instanceof Date) {
json += JSON_STR_QUOTE + value_retry_8.toISOString() + JSON_STR_QUOTE
} else if (value_retry_8 instanceof RegExp) {
json += asString(value_retry_8.source)
} else {
json += asString(value_retry_8.toString())
}
} else {
json += asString(value_retry_8)
}
} else {
throw new Error('"retry" is required!')
}
const value_message_9 = obj["message"]
if (value_message_9 !== undefined) {
json += ",\"message\":"
if (typeof value_message_9 !== 'string') {
if (value_message_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_9 instanceof Date) {
json += JSON_STR_QUOTE + value_message_9.toISOString() + JSON_STR_QUOTE
} else if (value_message_9 instanceof RegExp) {
json += asString(value_message_9.source)
} else {
json += asString(value_message_9.toString())
}
} else {
json += asString(value_message_9)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/errors' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_errors_4 = obj["errors"]
if (value_errors_4 !== undefined) {
json += "{\"errors\":"
json += anonymous2(value_errors_4)
} else {
throw new Error('"errors" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listGitCredentials() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_remote_6 = obj["remote"]
if (value_remote_6 !== undefined) {
json += "{\"remote\":"
if (typeof value_remote_6 !== 'string') {
if (value_remote_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_remote_6 instanceof Date) {
json += JSON_STR_QUOTE + value_remote_6.toISOString() + JSON_STR_QUOTE
} else if (value_remote_6 instanceof RegExp) {
json += asString(value_remote_6.source)
} else {
json += asString(value_remote_6.toString())
}
} else {
json += asString(value_remote_6)
}
} else {
throw new Error('"remote" is required!')
}
const value_target_7 = obj["target"]
if (value_target_7 !== undefined) {
json += ",\"target\":"
if (typeof value_target_7 !== 'string') {
if (value_target_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_target_7 instanceof Date) {
json += JSON_STR_QUOTE + value_target_7.toISOString() + JSON_STR_QUOTE
} else if (value_target_7 instanceof RegExp) {
json += asString(value_target_7.source)
} else {
json += asString(value_target_7.toString())
}
} else {
json += asString(value_target_7)
}
} else {
throw new Error('"target" is required!')
}
const value_kind_8 = obj["kind"]
if (value_kind_8 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_8 !== 'string') {
if (value_kind_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_8 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_8.toISOString() + JSON_STR_QUOTE
} else if (value_kind_8 instanceof RegExp) {
json += asString(value_kind_8.source)
} else {
json += asString(value_kind_8.toString())
}
} else {
json += asString(value_kind_8)
}
} else {
throw new Error('"kind" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_10 = obj["updatedAt"]
if (value_updatedAt_10 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_10 !== 'string') {
if (value_updatedAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_10 instanceof RegExp) {
json += asString(value_updatedAt_10.source)
} else {
json += asString(value_updatedAt_10.toString())
}
} else {
json += asString(value_updatedAt_10)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_username_11 = obj["username"]
if (value_username_11 !== undefined) {
json += ",\"username\":"
if (typeof value_username_11 !== 'string') {
if (value_username_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_username_11 instanceof Date) {
json += JSON_STR_QUOTE + value_username_11.toISOString() + JSON_STR_QUOTE
} else if (value_username_11 instanceof RegExp) {
json += asString(value_username_11.source)
} else {
json += asString(value_username_11.toString())
}
} else {
json += asString(value_username_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/credentials' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_credentials_4 = obj["credentials"]
if (value_credentials_4 !== undefined) {
json += "{\"credentials\":"
json += anonymous2(value_credentials_4)
} else {
throw new Error('"credentials" is required!')
}
const value_nextCursor_12 = obj["nextCursor"]
if (value_nextCursor_12 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_12 !== 'string') {
if (value_nextCursor_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_12 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_12.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_12 instanceof RegExp) {
json += asString(value_nextCursor_12.source)
} else {
json += asString(value_nextCursor_12.toString())
}
} else {
json += asString(value_nextCursor_12)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listJobs() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_14 = false
const value_current_15 = obj["current"]
if (value_current_15 !== undefined) {
json += addComma_14 ? ",\"current\":" : ((addComma_14 = true), "{\"current\":")
json += asInteger(value_current_15)
}
const value_total_16 = obj["total"]
if (value_total_16 !== undefined) {
json += addComma_14 ? ",\"total\":" : ((addComma_14 = true), "{\"total\":")
json += asInteger(value_total_16)
}
const value_unit_17 = obj["unit"]
if (value_unit_17 !== undefined) {
json += addComma_14 ? ",\"unit\":" : ((addComma_14 = true), "{\"unit\":")
if (typeof value_unit_17 !== 'string') {
if (value_unit_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_unit_17 instanceof Date) {
json += JSON_STR_QUOTE + value_unit_17.toISOString() + JSON_STR_QUOTE
} else if (value_unit_17 instanceof RegExp) {
json += asString(value_unit_17.source)
} else {
json += asString(value_unit_17.toString())
}
} else {
json += asString(value_unit_17)
}
}
const value_phase_18 = obj["phase"]
if (value_phase_18 !== undefined) {
json += addComma_14 ? ",\"phase\":" : ((addComma_14 = true), "{\"phase\":")
if (typeof value_phase_18 !== 'string') {
if (value_phase_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_phase_18 instanceof Date) {
json += JSON_STR_QUOTE + value_phase_18.toISOString() + JSON_STR_QUOTE
} else if (value_phase_18 instanceof RegExp) {
json += asString(value_phase_18.source)
} else {
json += asString(value_phase_18.toString())
}
} else {
json += asString(value_phase_18)
}
}
const value_message_19 = obj["message"]
if (value_message_19 !== undefined) {
json += addComma_14 ? ",\"message\":" : ((addComma_14 = true), "{\"message\":")
if (typeof value_message_19 !== 'string') {
if (value_message_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_19 instanceof Date) {
json += JSON_STR_QUOTE + value_message_19.toISOString() + JSON_STR_QUOTE
} else if (value_message_19 instanceof RegExp) {
json += asString(value_message_19.source)
} else {
json += asString(value_message_19.toString())
}
} else {
json += asString(value_message_19)
}
}
if (!addComma_14) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_24 = obj["id"]
if (value_id_24 !== undefined) {
json += "{\"id\":"
if (typeof value_id_24 !== 'string') {
if (value_id_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_24 instanceof Date) {
json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
} else if (value_id_24 instanceof RegExp) {
json += asString(value_id_24.source)
} else {
json += asString(value_id_24.toString())
}
} else {
json += asString(value_id_24)
}
} else {
throw new Error('"id" is required!')
}
const value_status_25 = obj["status"]
if (value_status_25 !== undefined) {
json += ",\"status\":"
if (typeof value_status_25 !== 'string') {
if (value_status_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_25 instanceof Date) {
json += JSON_STR_QUOTE + value_status_25.toISOString() + JSON_STR_QUOTE
} else if (value_status_25 instanceof RegExp) {
json += asString(value_status_25.source)
} else {
json += asString(value_status_25.toString())
}
} else {
json += asString(value_status_25)
}
} else {
throw new Error('"status" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/planSteps' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous7(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous7(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/accepted' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous9 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/rejected' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous11 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_35 = obj["name"]
if (value_name_35 !== undefined) {
json += "{\"name\":"
if (typeof value_name_35 !== 'string') {
if (value_name_35 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_35 instanceof Date) {
json += JSON_STR_QUOTE + value_name_35.toISOString() + JSON_STR_QUOTE
} else if (value_name_35 instanceof RegExp) {
json += asString(value_name_35.source)
} else {
json += asString(value_name_35.toString())
}
} else {
json += asString(value_name_35)
}
} else {
throw new Error('"name" is required!')
}
const value_oid_36 = obj["oid"]
if (value_oid_36 !== undefined) {
json += ",\"oid\":"
if (typeof value_oid_36 !== 'string') {
if (value_oid_36 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_36 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_36.toISOString() + JSON_STR_QUOTE
} else if (value_oid_36 instanceof RegExp) {
json += asString(value_oid_36.source)
} else {
json += asString(value_oid_36.toString())
}
} else {
json += asString(value_oid_36)
}
}
const value_oldOid_37 = obj["oldOid"]
if (value_oldOid_37 !== undefined) {
json += ",\"oldOid\":"
if (typeof value_oldOid_37 !== 'string') {
if (value_oldOid_37 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldOid_37 instanceof Date) {
json += JSON_STR_QUOTE + value_oldOid_37.toISOString() + JSON_STR_QUOTE
} else if (value_oldOid_37 instanceof RegExp) {
json += asString(value_oldOid_37.source)
} else {
json += asString(value_oldOid_37.toString())
}
} else {
json += asString(value_oldOid_37)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous10 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/refs' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous11(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous11(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous12 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/skills' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous14 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_42 = obj["path"]
if (value_path_42 !== undefined) {
json += "{\"path\":"
if (typeof value_path_42 !== 'string') {
if (value_path_42 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_42 instanceof Date) {
json += JSON_STR_QUOTE + value_path_42.toISOString() + JSON_STR_QUOTE
} else if (value_path_42 instanceof RegExp) {
json += asString(value_path_42.source)
} else {
json += asString(value_path_42.toString())
}
} else {
json += asString(value_path_42)
}
} else {
throw new Error('"path" is required!')
}
const value_change_43 = obj["change"]
if (value_change_43 !== undefined) {
json += ",\"change\":"
if (typeof value_change_43 !== 'string') {
if (value_change_43 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_change_43 instanceof Date) {
json += JSON_STR_QUOTE + value_change_43.toISOString() + JSON_STR_QUOTE
} else if (value_change_43 instanceof RegExp) {
json += asString(value_change_43.source)
} else {
json += asString(value_change_43.toString())
}
} else {
json += asString(value_change_43)
}
} else {
throw new Error('"change" is required!')
}
const value_patch_44 = obj["patch"]
if (value_patch_44 !== undefined) {
json += ",\"patch\":"
if (typeof value_patch_44 !== 'string') {
if (value_patch_44 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_patch_44 instanceof Date) {
json += JSON_STR_QUOTE + value_patch_44.toISOString() + JSON_STR_QUOTE
} else if (value_patch_44 instanceof RegExp) {
json += asString(value_patch_44.source)
} else {
json += asString(value_patch_44.toString())
}
} else {
json += asString(value_patch_44)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous13 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/changes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous14(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous14(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous15 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs/items/properties/result/properties/entries' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_21 = false
const value_planSteps_22 = obj["planSteps"]
if (value_planSteps_22 !== undefined) {
json += addComma_21 ? ",\"planSteps\":" : ((addComma_21 = true), "{\"planSteps\":")
json += anonymous6(value_planSteps_22)
}
const value_emailId_26 = obj["emailId"]
if (value_emailId_26 !== undefined) {
json += addComma_21 ? ",\"emailId\":" : ((addComma_21 = true), "{\"emailId\":")
if (typeof value_emailId_26 !== 'string') {
if (value_emailId_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_emailId_26 instanceof Date) {
json += JSON_STR_QUOTE + value_emailId_26.toISOString() + JSON_STR_QUOTE
} else if (value_emailId_26 instanceof RegExp) {
json += asString(value_emailId_26.source)
} else {
json += asString(value_emailId_26.toString())
}
} else {
json += asString(value_emailId_26)
}
}
const value_messageId_27 = obj["messageId"]
if (value_messageId_27 !== undefined) {
json += addComma_21 ? ",\"messageId\":" : ((addComma_21 = true), "{\"messageId\":")
if (typeof value_messageId_27 !== 'string') {
if (value_messageId_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_messageId_27 instanceof Date) {
json += JSON_STR_QUOTE + value_messageId_27.toISOString() + JSON_STR_QUOTE
} else if (value_messageId_27 instanceof RegExp) {
json += asString(value_messageId_27.source)
} else {
json += asString(value_messageId_27.toString())
}
} else {
json += asString(value_messageId_27)
}
}
const value_accepted_28 = obj["accepted"]
if (value_accepted_28 !== undefined) {
json += addComma_21 ? ",\"accepted\":" : ((addComma_21 = true), "{\"accepted\":")
json += anonymous8(value_accepted_28)
}
const value_rejected_29 = obj["rejected"]
if (value_rejected_29 !== undefined) {
json += addComma_21 ? ",\"rejected\":" : ((addComma_21 = true), "{\"rejected\":")
json += anonymous9(value_rejected_29)
}
const value_removed_30 = obj["removed"]
if (value_removed_30 !== undefined) {
json += addComma_21 ? ",\"removed\":" : ((addComma_21 = true), "{\"removed\":")
json += asInteger(value_removed_30)
}
const value_quarantined_31 = obj["quarantined"]
if (value_quarantined_31 !== undefined) {
json += addComma_21 ? ",\"quarantined\":" : ((addComma_21 = true), "{\"quarantined\":")
json += asInteger(value_quarantined_31)
}
const value_commit_32 = obj["commit"]
if (value_commit_32 !== undefined) {
json += addComma_21 ? ",\"commit\":" : ((addComma_21 = true), "{\"commit\":")
if (typeof value_commit_32 !== 'string') {
if (value_commit_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_commit_32 instanceof Date) {
json += JSON_STR_QUOTE + value_commit_32.toISOString() + JSON_STR_QUOTE
} else if (value_commit_32 instanceof RegExp) {
json += asString(value_commit_32.source)
} else {
json += asString(value_commit_32.toString())
}
} else {
json += asString(value_commit_32)
}
}
const value_refs_33 = obj["refs"]
if (value_refs_33 !== undefined) {
json += addComma_21 ? ",\"refs\":" : ((addComma_21 = true), "{\"refs\":")
json += anonymous10(value_refs_33)
}
const value_exitCode_38 = obj["exitCode"]
if (value_exitCode_38 !== undefined) {
json += addComma_21 ? ",\"exitCode\":" : ((addComma_21 = true), "{\"exitCode\":")
json += asInteger(value_exitCode_38)
}
const value_skills_39 = obj["skills"]
if (value_skills_39 !== undefined) {
json += addComma_21 ? ",\"skills\":" : ((addComma_21 = true), "{\"skills\":")
json += anonymous12(value_skills_39)
}
const value_changes_40 = obj["changes"]
if (value_changes_40 !== undefined) {
json += addComma_21 ? ",\"changes\":" : ((addComma_21 = true), "{\"changes\":")
json += anonymous13(value_changes_40)
}
const value_entries_45 = obj["entries"]
if (value_entries_45 !== undefined) {
json += addComma_21 ? ",\"entries\":" : ((addComma_21 = true), "{\"entries\":")
json += anonymous15(value_entries_45)
}
const value_skipped_46 = obj["skipped"]
if (value_skipped_46 !== undefined) {
json += addComma_21 ? ",\"skipped\":" : ((addComma_21 = true), "{\"skipped\":")
json += asInteger(value_skipped_46)
}
const value_indexed_47 = obj["indexed"]
if (value_indexed_47 !== undefined) {
json += addComma_21 ? ",\"indexed\":" : ((addComma_21 = true), "{\"indexed\":")
json += asInteger(value_indexed_47)
}
const value_embedded_48 = obj["embedded"]
if (value_embedded_48 !== undefined) {
json += addComma_21 ? ",\"embedded\":" : ((addComma_21 = true), "{\"embedded\":")
json += asInteger(value_embedded_48)
}
const value_keyId_49 = obj["keyId"]
if (value_keyId_49 !== undefined) {
json += addComma_21 ? ",\"keyId\":" : ((addComma_21 = true), "{\"keyId\":")
if (typeof value_keyId_49 !== 'string') {
if (value_keyId_49 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_keyId_49 instanceof Date) {
json += JSON_STR_QUOTE + value_keyId_49.toISOString() + JSON_STR_QUOTE
} else if (value_keyId_49 instanceof RegExp) {
json += asString(value_keyId_49.source)
} else {
json += asString(value_keyId_49.toString())
}
} else {
json += asString(value_keyId_49)
}
}
if (!addComma_21) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous16 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_reason_52 = obj["reason"]
if (value_reason_52 !== undefined) {
json += "{\"reason\":"
if (typeof value_reason_52 !== 'string') {
if (value_reason_52 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_52 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_52.toISOString() + JSON_STR_QUOTE
} else if (value_reason_52 instanceof RegExp) {
json += asString(value_reason_52.source)
} else {
json += asString(value_reason_52.toString())
}
} else {
json += asString(value_reason_52)
}
} else {
throw new Error('"reason" is required!')
}
const value_message_53 = obj["message"]
if (value_message_53 !== undefined) {
json += ",\"message\":"
if (typeof value_message_53 !== 'string') {
if (value_message_53 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_53 instanceof Date) {
json += JSON_STR_QUOTE + value_message_53.toISOString() + JSON_STR_QUOTE
} else if (value_message_53 instanceof RegExp) {
json += asString(value_message_53.source)
} else {
json += asString(value_message_53.toString())
}
} else {
json += asString(value_message_53)
}
} else {
throw new Error('"message" is required!')
}
const value_code_54 = obj["code"]
if (value_code_54 !== undefined) {
json += ",\"code\":"
if (typeof value_code_54 !== 'string') {
if (value_code_54 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_54 instanceof Date) {
json += JSON_STR_QUOTE + value_code_54.toISOString() + JSON_STR_QUOTE
} else if (value_code_54 instanceof RegExp) {
json += asString(value_code_54.source)
} else {
json += asString(value_code_54.toString())
}
} else {
json += asString(value_code_54)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_status_8 = obj["status"]
if (value_status_8 !== undefined) {
json += ",\"status\":"
if (typeof value_status_8 !== 'string') {
if (value_status_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_8 instanceof Date) {
json += JSON_STR_QUOTE + value_status_8.toISOString() + JSON_STR_QUOTE
} else if (value_status_8 instanceof RegExp) {
json += asString(value_status_8.source)
} else {
json += asString(value_status_8.toString())
}
} else {
json += asString(value_status_8)
}
} else {
throw new Error('"status" is required!')
}
const value_createdBy_9 = obj["createdBy"]
if (value_createdBy_9 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_9 !== 'string') {
if (value_createdBy_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_9 instanceof RegExp) {
json += asString(value_createdBy_9.source)
} else {
json += asString(value_createdBy_9.toString())
}
} else {
json += asString(value_createdBy_9)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_attempts_10 = obj["attempts"]
if (value_attempts_10 !== undefined) {
json += ",\"attempts\":"
json += asInteger(value_attempts_10)
} else {
throw new Error('"attempts" is required!')
}
const value_logBytes_11 = obj["logBytes"]
if (value_logBytes_11 !== undefined) {
json += ",\"logBytes\":"
json += asInteger(value_logBytes_11)
} else {
throw new Error('"logBytes" is required!')
}
const value_createdAt_12 = obj["createdAt"]
if (value_createdAt_12 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_12 !== 'string') {
if (value_createdAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_12 instanceof RegExp) {
json += asString(value_createdAt_12.source)
} else {
json += asString(value_createdAt_12.toString())
}
} else {
json += asString(value_createdAt_12)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_progress_13 = obj["progress"]
if (value_progress_13 !== undefined) {
json += ",\"progress\":"
json += anonymous4(value_progress_13)
}
const value_result_20 = obj["result"]
if (value_result_20 !== undefined) {
json += ",\"result\":"
json += anonymous5(value_result_20)
}
const value_error_50 = obj["error"]
if (value_error_50 !== undefined) {
json += ",\"error\":"
json += anonymous16(value_error_50)
}
const value_isCancelling_55 = obj["isCancelling"]
if (value_isCancelling_55 !== undefined) {
json += ",\"isCancelling\":"
json += asBoolean(value_isCancelling_55)
}
const value_taskId_56 = obj["taskId"]
if (value_taskId_56 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_56 !== 'string') {
if (value_taskId_56 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_56 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_56.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_56 instanceof RegExp) {
json += asString(value_taskId_56.source)
} else {
json += asString(value_taskId_56.toString())
}
} else {
json += asString(value_taskId_56)
}
}
const value_planStepId_57 = obj["planStepId"]
if (value_planStepId_57 !== undefined) {
json += ",\"planStepId\":"
if (typeof value_planStepId_57 !== 'string') {
if (value_planStepId_57 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_planStepId_57 instanceof Date) {
json += JSON_STR_QUOTE + value_planStepId_57.toISOString() + JSON_STR_QUOTE
} else if (value_planStepId_57 instanceof RegExp) {
json += asString(value_planStepId_57.source)
} else {
json += asString(value_planStepId_57.toString())
}
} else {
json += asString(value_planStepId_57)
}
}
const value_scheduleId_58 = obj["scheduleId"]
if (value_scheduleId_58 !== undefined) {
json += ",\"scheduleId\":"
if (typeof value_scheduleId_58 !== 'string') {
if (value_scheduleId_58 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_scheduleId_58 instanceof Date) {
json += JSON_STR_QUOTE + value_scheduleId_58.toISOString() + JSON_STR_QUOTE
} else if (value_scheduleId_58 instanceof RegExp) {
json += asString(value_scheduleId_58.source)
} else {
json += asString(value_scheduleId_58.toString())
}
} else {
json += asString(value_scheduleId_58)
}
}
const value_retryOf_59 = obj["retryOf"]
if (value_retryOf_59 !== undefined) {
json += ",\"retryOf\":"
if (typeof value_retryOf_59 !== 'string') {
if (value_retryOf_59 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_retryOf_59 instanceof Date) {
json += JSON_STR_QUOTE + value_retryOf_59.toISOString() + JSON_STR_QUOTE
} else if (value_retryOf_59 instanceof RegExp) {
json += asString(value_retryOf_59.source)
} else {
json += asString(value_retryOf_59.toString())
}
} else {
json += asString(value_retryOf_59)
}
}
const value_runAt_60 = obj["runAt"]
if (value_runAt_60 !== undefined) {
json += ",\"runAt\":"
if (typeof value_runAt_60 !== 'string') {
if (value_runAt_60 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_runAt_60 instanceof Date) {
json += JSON_STR_QUOTE + value_runAt_60.toISOString() + JSON_STR_QUOTE
} else if (value_runAt_60 instanceof RegExp) {
json += asString(value_runAt_60.source)
} else {
json += asString(value_runAt_60.toString())
}
} else {
json += asString(value_runAt_60)
}
}
const value_startedAt_61 = obj["startedAt"]
if (value_startedAt_61 !== undefined) {
json += ",\"startedAt\":"
if (typeof value_startedAt_61 !== 'string') {
if (value_startedAt_61 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_startedAt_61 instanceof Date) {
json += JSON_STR_QUOTE + value_startedAt_61.toISOString() + JSON_STR_QUOTE
} else if (value_startedAt_61 instanceof RegExp) {
json += asString(value_startedAt_61.source)
} else {
json += asString(value_startedAt_61.toString())
}
} else {
json += asString(value_startedAt_61)
}
}
const value_finishedAt_62 = obj["finishedAt"]
if (value_finishedAt_62 !== undefined) {
json += ",\"finishedAt\":"
if (typeof value_finishedAt_62 !== 'string') {
if (value_finishedAt_62 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishedAt_62 instanceof Date) {
json += JSON_STR_QUOTE + value_finishedAt_62.toISOString() + JSON_STR_QUOTE
} else if (value_finishedAt_62 instanceof RegExp) {
json += asString(value_finishedAt_62.source)
} else {
json += asString(value_finishedAt_62.toString())
}
} else {
json += asString(value_finishedAt_62)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/jobs' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_jobs_4 = obj["jobs"]
if (value_jobs_4 !== undefined) {
json += "{\"jobs\":"
json += anonymous2(value_jobs_4)
} else {
throw new Error('"jobs" is required!')
}
const value_nextCursor_63 = obj["nextCursor"]
if (value_nextCursor_63 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_63 !== 'string') {
if (value_nextCursor_63 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_63 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_63.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_63 instanceof RegExp) {
json += asString(value_nextCursor_63.source)
} else {
json += asString(value_nextCursor_63.toString())
}
} else {
json += asString(value_nextCursor_63)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listKnowledge() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/entries/items/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_uri_15 = obj["uri"]
if (value_uri_15 !== undefined) {
json += "{\"uri\":"
if (typeof value_uri_15 !== 'string') {
if (value_uri_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_uri_15 instanceof Date) {
json += JSON_STR_QUOTE + value_uri_15.toISOString() + JSON_STR_QUOTE
} else if (value_uri_15 instanceof RegExp) {
json += asString(value_uri_15.source)
} else {
json += asString(value_uri_15.toString())
}
} else {
json += asString(value_uri_15)
}
} else {
throw new Error('"uri" is required!')
}
const value_digest_16 = obj["digest"]
if (value_digest_16 !== undefined) {
json += ",\"digest\":"
if (typeof value_digest_16 !== 'string') {
if (value_digest_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_digest_16 instanceof Date) {
json += JSON_STR_QUOTE + value_digest_16.toISOString() + JSON_STR_QUOTE
} else if (value_digest_16 instanceof RegExp) {
json += asString(value_digest_16.source)
} else {
json += asString(value_digest_16.toString())
}
} else {
json += asString(value_digest_16)
}
} else {
throw new Error('"digest" is required!')
}
const value_at_17 = obj["at"]
if (value_at_17 !== undefined) {
json += ",\"at\":"
if (typeof value_at_17 !== 'string') {
if (value_at_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_17 instanceof Date) {
json += JSON_STR_QUOTE + value_at_17.toISOString() + JSON_STR_QUOTE
} else if (value_at_17 instanceof RegExp) {
json += asString(value_at_17.source)
} else {
json += asString(value_at_17.toString())
}
} else {
json += asString(value_at_17)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
} else {
throw new Error('"title" is required!')
}
const value_contentLength_8 = obj["contentLength"]
if (value_contentLength_8 !== undefined) {
json += ",\"contentLength\":"
json += asInteger(value_contentLength_8)
} else {
throw new Error('"contentLength" is required!')
}
const value_tags_9 = obj["tags"]
if (value_tags_9 !== undefined) {
json += ",\"tags\":"
json += anonymous4(value_tags_9)
} else {
throw new Error('"tags" is required!')
}
const value_revision_10 = obj["revision"]
if (value_revision_10 !== undefined) {
json += ",\"revision\":"
json += asInteger(value_revision_10)
} else {
throw new Error('"revision" is required!')
}
const value_createdAt_11 = obj["createdAt"]
if (value_createdAt_11 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_11 !== 'string') {
if (value_createdAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_11 instanceof RegExp) {
json += asString(value_createdAt_11.source)
} else {
json += asString(value_createdAt_11.toString())
}
} else {
json += asString(value_createdAt_11)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_12 = obj["updatedAt"]
if (value_updatedAt_12 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_12 !== 'string') {
if (value_updatedAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_12 instanceof RegExp) {
json += asString(value_updatedAt_12.source)
} else {
json += asString(value_updatedAt_12.toString())
}
} else {
json += asString(value_updatedAt_12)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_source_13 = obj["source"]
if (value_source_13 !== undefined) {
json += ",\"source\":"
json += anonymous5(value_source_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/entries' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_entries_4 = obj["entries"]
if (value_entries_4 !== undefined) {
json += "{\"entries\":"
json += anonymous2(value_entries_4)
} else {
throw new Error('"entries" is required!')
}
const value_nextCursor_18 = obj["nextCursor"]
if (value_nextCursor_18 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_18 !== 'string') {
if (value_nextCursor_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_18 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_18.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_18 instanceof RegExp) {
json += asString(value_nextCursor_18.source)
} else {
json += asString(value_nextCursor_18.toString())
}
} else {
json += asString(value_nextCursor_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listKnowledgeRevisions() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revisions/items/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revision_6 = obj["revision"]
if (value_revision_6 !== undefined) {
json += "{\"revision\":"
json += asInteger(value_revision_6)
} else {
throw new Error('"revision" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
} else {
throw new Error('"title" is required!')
}
const value_tags_8 = obj["tags"]
if (value_tags_8 !== undefined) {
json += ",\"tags\":"
json += anonymous4(value_tags_8)
} else {
throw new Error('"tags" is required!')
}
const value_actor_9 = obj["actor"]
if (value_actor_9 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_9 !== 'string') {
if (value_actor_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_9 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_9.toISOString() + JSON_STR_QUOTE
} else if (value_actor_9 instanceof RegExp) {
json += asString(value_actor_9.source)
} else {
json += asString(value_actor_9.toString())
}
} else {
json += asString(value_actor_9)
}
} else {
throw new Error('"actor" is required!')
}
const value_at_10 = obj["at"]
if (value_at_10 !== undefined) {
json += ",\"at\":"
if (typeof value_at_10 !== 'string') {
if (value_at_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_10 instanceof Date) {
json += JSON_STR_QUOTE + value_at_10.toISOString() + JSON_STR_QUOTE
} else if (value_at_10 instanceof RegExp) {
json += asString(value_at_10.source)
} else {
json += asString(value_at_10.toString())
}
} else {
json += asString(value_at_10)
}
} else {
throw new Error('"at" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revisions' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revisions_4 = obj["revisions"]
if (value_revisions_4 !== undefined) {
json += "{\"revisions\":"
json += anonymous2(value_revisions_4)
} else {
throw new Error('"revisions" is required!')
}
const value_nextCursor_11 = obj["nextCursor"]
if (value_nextCursor_11 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_11 !== 'string') {
if (value_nextCursor_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_11 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_11.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_11 instanceof RegExp) {
json += asString(value_nextCursor_11.source)
} else {
json += asString(value_nextCursor_11.toString())
}
} else {
json += asString(value_nextCursor_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listMailFolders() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_count_7 = obj["count"]
if (value_count_7 !== undefined) {
json += ",\"count\":"
json += asInteger(value_count_7)
} else {
throw new Error('"count" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/folders' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_folders_4 = obj["folders"]
if (value_folders_4 !== undefined) {
json += "{\"folders\":"
json += anonymous2(value_folders_4)
} else {
throw new Error('"folders" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listMcpCalls() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_13 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_13 ? JSON_STR_COMMA : ((addComma_13 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_13) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_progress_16 = obj["progress"]
if (value_progress_16 !== undefined) {
json += "{\"progress\":"
json += asNumber(value_progress_16)
} else {
throw new Error('"progress" is required!')
}
const value_total_17 = obj["total"]
if (value_total_17 !== undefined) {
json += ",\"total\":"
json += asNumber(value_total_17)
}
const value_message_18 = obj["message"]
if (value_message_18 !== undefined) {
json += ",\"message\":"
if (typeof value_message_18 !== 'string') {
if (value_message_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_18 instanceof Date) {
json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE
} else if (value_message_18 instanceof RegExp) {
json += asString(value_message_18.source)
} else {
json += asString(value_message_18.toString())
}
} else {
json += asString(value_message_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_code_21 = obj["code"]
if (value_code_21 !== undefined) {
json += "{\"code\":"
if (typeof value_code_21 !== 'string') {
if (value_code_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_21 instanceof Date) {
json += JSON_STR_QUOTE + value_code_21.toISOString() + JSON_STR_QUOTE
} else if (value_code_21 instanceof RegExp) {
json += asString(value_code_21.source)
} else {
json += asString(value_code_21.toString())
}
} else {
json += asString(value_code_21)
}
} else {
throw new Error('"code" is required!')
}
const value_message_22 = obj["message"]
if (value_message_22 !== undefined) {
json += ",\"message\":"
if (typeof value_message_22 !== 'string') {
if (value_message_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_22 instanceof Date) {
json += JSON_STR_QUOTE + value_message_22.toISOString() + JSON_STR_QUOTE
} else if (value_message_22 instanceof RegExp) {
json += asString(value_message_22.source)
} else {
json += asString(value_message_22.toString())
}
} else {
json += asString(value_message_22)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_serverName_7 = obj["serverName"]
if (value_serverName_7 !== undefined) {
json += ",\"serverName\":"
if (typeof value_serverName_7 !== 'string') {
if (value_serverName_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_7 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_7.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_7 instanceof RegExp) {
json += asString(value_serverName_7.source)
} else {
json += asString(value_serverName_7.toString())
}
} else {
json += asString(value_serverName_7)
}
} else {
throw new Error('"serverName" is required!')
}
const value_toolName_8 = obj["toolName"]
if (value_toolName_8 !== undefined) {
json += ",\"toolName\":"
if (typeof value_toolName_8 !== 'string') {
if (value_toolName_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_toolName_8 instanceof Date) {
json += JSON_STR_QUOTE + value_toolName_8.toISOString() + JSON_STR_QUOTE
} else if (value_toolName_8 instanceof RegExp) {
json += asString(value_toolName_8.source)
} else {
json += asString(value_toolName_8.toString())
}
} else {
json += asString(value_toolName_8)
}
} else {
throw new Error('"toolName" is required!')
}
const value_status_9 = obj["status"]
if (value_status_9 !== undefined) {
json += ",\"status\":"
if (typeof value_status_9 !== 'string') {
if (value_status_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_9 instanceof Date) {
json += JSON_STR_QUOTE + value_status_9.toISOString() + JSON_STR_QUOTE
} else if (value_status_9 instanceof RegExp) {
json += asString(value_status_9.source)
} else {
json += asString(value_status_9.toString())
}
} else {
json += asString(value_status_9)
}
} else {
throw new Error('"status" is required!')
}
const value_startedAt_10 = obj["startedAt"]
if (value_startedAt_10 !== undefined) {
json += ",\"startedAt\":"
if (typeof value_startedAt_10 !== 'string') {
if (value_startedAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_startedAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_startedAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_startedAt_10 instanceof RegExp) {
json += asString(value_startedAt_10.source)
} else {
json += asString(value_startedAt_10.toString())
}
} else {
json += asString(value_startedAt_10)
}
} else {
throw new Error('"startedAt" is required!')
}
const value_actor_11 = obj["actor"]
if (value_actor_11 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_11 !== 'string') {
if (value_actor_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_11 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_11.toISOString() + JSON_STR_QUOTE
} else if (value_actor_11 instanceof RegExp) {
json += asString(value_actor_11.source)
} else {
json += asString(value_actor_11.toString())
}
} else {
json += asString(value_actor_11)
}
} else {
throw new Error('"actor" is required!')
}
const value_arguments_12 = obj["arguments"]
if (value_arguments_12 !== undefined) {
json += ",\"arguments\":"
json += anonymous4(value_arguments_12)
}
const value_progress_14 = obj["progress"]
if (value_progress_14 !== undefined) {
json += ",\"progress\":"
json += anonymous5(value_progress_14)
}
const value_error_19 = obj["error"]
if (value_error_19 !== undefined) {
json += ",\"error\":"
json += anonymous6(value_error_19)
}
const value_isError_23 = obj["isError"]
if (value_isError_23 !== undefined) {
json += ",\"isError\":"
json += asBoolean(value_isError_23)
}
const value_finishedAt_24 = obj["finishedAt"]
if (value_finishedAt_24 !== undefined) {
json += ",\"finishedAt\":"
if (typeof value_finishedAt_24 !== 'string') {
if (value_finishedAt_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_finishedAt_24 instanceof Date) {
json += JSON_STR_QUOTE + value_finishedAt_24.toISOString() + JSON_STR_QUOTE
} else if (value_finishedAt_24 instanceof RegExp) {
json += asString(value_finishedAt_24.source)
} else {
json += asString(value_finishedAt_24.toString())
}
} else {
json += asString(value_finishedAt_24)
}
}
const value_durationMs_25 = obj["durationMs"]
if (value_durationMs_25 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_25)
}
const value_approvedBy_26 = obj["approvedBy"]
if (value_approvedBy_26 !== undefined) {
json += ",\"approvedBy\":"
if (typeof value_approvedBy_26 !== 'string') {
if (value_approvedBy_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_approvedBy_26 instanceof Date) {
json += JSON_STR_QUOTE + value_approvedBy_26.toISOString() + JSON_STR_QUOTE
} else if (value_approvedBy_26 instanceof RegExp) {
json += asString(value_approvedBy_26.source)
} else {
json += asString(value_approvedBy_26.toString())
}
} else {
json += asString(value_approvedBy_26)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/calls' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_calls_4 = obj["calls"]
if (value_calls_4 !== undefined) {
json += "{\"calls\":"
json += anonymous2(value_calls_4)
} else {
throw new Error('"calls" is required!')
}
const value_nextCursor_27 = obj["nextCursor"]
if (value_nextCursor_27 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_27 !== 'string') {
if (value_nextCursor_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_27 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_27.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_27 instanceof RegExp) {
json += asString(value_nextCursor_27.source)
} else {
json += asString(value_nextCursor_27.toString())
}
} else {
json += asString(value_nextCursor_27)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listMcpPrompts() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_10 = obj["name"]
if (value_name_10 !== undefined) {
json += "{\"name\":"
if (typeof value_name_10 !== 'string') {
if (value_name_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_10 instanceof Date) {
json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
} else if (value_name_10 instanceof RegExp) {
json += asString(value_name_10.source)
} else {
json += asString(value_name_10.toString())
}
} else {
json += asString(value_name_10)
}
} else {
throw new Error('"name" is required!')
}
const value_isRequired_11 = obj["isRequired"]
if (value_isRequired_11 !== undefined) {
json += ",\"isRequired\":"
json += asBoolean(value_isRequired_11)
} else {
throw new Error('"isRequired" is required!')
}
const value_description_12 = obj["description"]
if (value_description_12 !== undefined) {
json += ",\"description\":"
if (typeof value_description_12 !== 'string') {
if (value_description_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_12 instanceof Date) {
json += JSON_STR_QUOTE + value_description_12.toISOString() + JSON_STR_QUOTE
} else if (value_description_12 instanceof RegExp) {
json += asString(value_description_12.source)
} else {
json += asString(value_description_12.toString())
}
} else {
json += asString(value_description_12)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/prompts/items/properties/arguments' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_serverName_6 = obj["serverName"]
if (value_serverName_6 !== undefined) {
json += "{\"serverName\":"
if (typeof value_serverName_6 !== 'string') {
if (value_serverName_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_6 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_6.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_6 instanceof RegExp) {
json += asString(value_serverName_6.source)
} else {
json += asString(value_serverName_6.toString())
}
} else {
json += asString(value_serverName_6)
}
} else {
throw new Error('"serverName" is required!')
}
const value_name_7 = obj["name"]
if (value_name_7 !== undefined) {
json += ",\"name\":"
if (typeof value_name_7 !== 'string') {
if (value_name_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_7 instanceof Date) {
json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
} else if (value_name_7 instanceof RegExp) {
json += asString(value_name_7.source)
} else {
json += asString(value_name_7.toString())
}
} else {
json += asString(value_name_7)
}
} else {
throw new Error('"name" is required!')
}
const value_arguments_8 = obj["arguments"]
if (value_arguments_8 !== undefined) {
json += ",\"arguments\":"
json += anonymous4(value_arguments_8)
} else {
throw new Error('"arguments" is required!')
}
const value_title_13 = obj["title"]
if (value_title_13 !== undefined) {
json += ",\"title\":"
if (typeof value_title_13 !== 'string') {
if (value_title_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_13 instanceof Date) {
json += JSON_STR_QUOTE + value_title_13.toISOString() + JSON_STR_QUOTE
} else if (value_title_13 instanceof RegExp) {
json += asString(value_title_13.source)
} else {
json += asString(value_title_13.toString())
}
} else {
json += asString(value_title_13)
}
}
const value_description_14 = obj["description"]
if (value_description_14 !== undefined) {
json += ",\"description\":"
if (typeof value_description_14 !== 'string') {
if (value_description_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_14 instanceof Date) {
json += JSON_STR_QUOTE + value_description_14.toISOString() + JSON_STR_QUOTE
} else if (value_description_14 instanceof RegExp) {
json += asString(value_description_14.source)
} else {
json += asString(value_description_14.toString())
}
} else {
json += asString(value_description_14)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/prompts' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_serverName_17 = obj["serverName"]
if (value_serverName_17 !== undefined) {
json += "{\"serverName\":"
if (typeof value_serverName_17 !== 'string') {
if (value_serverName_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_17 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_17.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_17 instanceof RegExp) {
json += asString(value_serverName_17.source)
} else {
json += asString(value_serverName_17.toString())
}
} else {
json += asString(value_serverName_17)
}
} else {
throw new Error('"serverName" is required!')
}
const value_code_18 = obj["code"]
if (value_code_18 !== undefined) {
json += ",\"code\":"
if (typeof value_code_18 !== 'string') {
if (value_code_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_18 instanceof Date) {
json += JSON_STR_QUOTE + value_code_18.toISOString() + JSON_STR_QUOTE
} else if (value_code_18 instanceof RegExp) {
json += asString(value_code_18.source)
} else {
json += asString(value_code_18.toString())
}
} else {
json += asString(value_code_18)
}
} else {
throw new Error('"code" is required!')
}
const value_message_19 = obj["message"]
if (value_message_19 !== undefined) {
json += ",\"message\":"
if (typeof value_message_19 !== 'string') {
if (value_message_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_19 instanceof Date) {
json += JSON_STR_QUOTE + value_message_19.toISOString() + JSON_STR_QUOTE
} else if (value_message_19 instanceof RegExp) {
json += asString(value_message_19.source)
} else {
json += asString(value_message_19.toString())
}
} else {
json += asString(value_message_19)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/failures' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous7(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous7(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_prompts_4 = obj["prompts"]
if (value_prompts_4 !== undefined) {
json += "{\"prompts\":"
json += anonymous2(value_prompts_4)
} else {
throw new Error('"prompts" is required!')
}
const value_failures_15 = obj["failures"]
if (value_failures_15 !== undefined) {
json += ",\"failures\":"
json += anonymous6(value_failures_15)
} else {
throw new Error('"failures" is required!')
}
const value_nextCursor_20 = obj["nextCursor"]
if (value_nextCursor_20 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_20 !== 'string') {
if (value_nextCursor_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_20 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_20.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_20 instanceof RegExp) {
json += asString(value_nextCursor_20.source)
} else {
json += asString(value_nextCursor_20.toString())
}
} else {
json += asString(value_nextCursor_20)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listMcpResources() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_serverName_6 = obj["serverName"]
if (value_serverName_6 !== undefined) {
json += "{\"serverName\":"
if (typeof value_serverName_6 !== 'string') {
if (value_serverName_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_6 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_6.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_6 instanceof RegExp) {
json += asString(value_serverName_6.source)
} else {
json += asString(value_serverName_6.toString())
}
} else {
json += asString(value_serverName_6)
}
} else {
throw new Error('"serverName" is required!')
}
const value_name_7 = obj["name"]
if (value_name_7 !== undefined) {
json += ",\"name\":"
if (typeof value_name_7 !== 'string') {
if (value_name_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_7 instanceof Date) {
json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
} else if (value_name_7 instanceof RegExp) {
json += asString(value_name_7.source)
} else {
json += asString(value_name_7.toString())
}
} else {
json += asString(value_name_7)
}
} else {
throw new Error('"name" is required!')
}
const value_uri_8 = obj["uri"]
if (value_uri_8 !== undefined) {
json += ",\"uri\":"
if (typeof value_uri_8 !== 'string') {
if (value_uri_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_uri_8 instanceof Date) {
json += JSON_STR_QUOTE + value_uri_8.toISOString() + JSON_STR_QUOTE
} else if (value_uri_8 instanceof RegExp) {
json += asString(value_uri_8.source)
} else {
json += asString(value_uri_8.toString())
}
} else {
json += asString(value_uri_8)
}
}
const value_uriTemplate_9 = obj["uriTemplate"]
if (value_uriTemplate_9 !== undefined) {
json += ",\"uriTemplate\":"
if (typeof value_uriTemplate_9 !== 'string') {
if (value_uriTemplate_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_uriTemplate_9 instanceof Date) {
json += JSON_STR_QUOTE + value_uriTemplate_9.toISOString() + JSON_STR_QUOTE
} else if (value_uriTemplate_9 instanceof RegExp) {
json += asString(value_uriTemplate_9.source)
} else {
json += asString(value_uriTemplate_9.toString())
}
} else {
json += asString(value_uriTemplate_9)
}
}
const value_title_10 = obj["title"]
if (value_title_10 !== undefined) {
json += ",\"title\":"
if (typeof value_title_10 !== 'string') {
if (value_title_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_10 instanceof Date) {
json += JSON_STR_QUOTE + value_title_10.toISOString() + JSON_STR_QUOTE
} else if (value_title_10 instanceof RegExp) {
json += asString(value_title_10.source)
} else {
json += asString(value_title_10.toString())
}
} else {
json += asString(value_title_10)
}
}
const value_description_11 = obj["description"]
if (value_description_11 !== undefined) {
json += ",\"description\":"
if (typeof value_description_11 !== 'string') {
if (value_description_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_11 instanceof Date) {
json += JSON_STR_QUOTE + value_description_11.toISOString() + JSON_STR_QUOTE
} else if (value_description_11 instanceof RegExp) {
json += asString(value_description_11.source)
} else {
json += asString(value_description_11.toString())
}
} else {
json += asString(value_description_11)
}
}
const value_mimeType_12 = obj["mimeType"]
if (value_mimeType_12 !== undefined) {
json += ",\"mimeType\":"
if (typeof value_mimeType_12 !== 'string') {
if (value_mimeType_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_mimeType_12 instanceof Date) {
json += JSON_STR_QUOTE + value_mimeType_12.toISOString() + JSON_STR_QUOTE
} else if (value_mimeType_12 instanceof RegExp) {
json += asString(value_mimeType_12.source)
} else {
json += asString(value_mimeType_12.toString())
}
} else {
json += asString(value_mimeType_12)
}
}
const value_size_13 = obj["size"]
if (value_size_13 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/resources' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_serverName_16 = obj["serverName"]
if (value_serverName_16 !== undefined) {
json += "{\"serverName\":"
if (typeof value_serverName_16 !== 'string') {
if (value_serverName_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_16 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_16.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_16 instanceof RegExp) {
json += asString(value_serverName_16.source)
} else {
json += asString(value_serverName_16.toString())
}
} else {
json += asString(value_serverName_16)
}
} else {
throw new Error('"serverName" is required!')
}
const value_code_17 = obj["code"]
if (value_code_17 !== undefined) {
json += ",\"code\":"
if (typeof value_code_17 !== 'string') {
if (value_code_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_17 instanceof Date) {
json += JSON_STR_QUOTE + value_code_17.toISOString() + JSON_STR_QUOTE
} else if (value_code_17 instanceof RegExp) {
json += asString(value_code_17.source)
} else {
json += asString(value_code_17.toString())
}
} else {
json += asString(value_code_17)
}
} else {
throw new Error('"code" is required!')
}
const value_message_18 = obj["message"]
if (value_message_18 !== undefined) {
json += ",\"message\":"
if (typeof value_message_18 !== 'string') {
if (value_message_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_18 instanceof Date) {
json += JSON_STR_QUOTE + value_message_18.toISOString() + JSON_STR_QUOTE
} else if (value_message_18 instanceof RegExp) {
json += asString(value_message_18.source)
} else {
json += asString(value_message_18.toString())
}
} else {
json += asString(value_message_18)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/failures' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_resources_4 = obj["resources"]
if (value_resources_4 !== undefined) {
json += "{\"resources\":"
json += anonymous2(value_resources_4)
} else {
throw new Error('"resources" is required!')
}
const value_failures_14 = obj["failures"]
if (value_failures_14 !== undefined) {
json += ",\"failures\":"
json += anonymous4(value_failures_14)
} else {
throw new Error('"failures" is required!')
}
const value_nextCursor_19 = obj["nextCursor"]
if (value_nextCursor_19 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_19 !== 'string') {
if (value_nextCursor_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_19 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_19.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_19 instanceof RegExp) {
json += asString(value_nextCursor_19.source)
} else {
json += asString(value_nextCursor_19.toString())
}
} else {
json += asString(value_nextCursor_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listMcpServers() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_status_7 = obj["status"]
if (value_status_7 !== undefined) {
json += ",\"status\":"
if (typeof value_status_7 !== 'string') {
if (value_status_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_7 instanceof Date) {
json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
} else if (value_status_7 instanceof RegExp) {
json += asString(value_status_7.source)
} else {
json += asString(value_status_7.toString())
}
} else {
json += asString(value_status_7)
}
} else {
throw new Error('"status" is required!')
}
const value_transport_8 = obj["transport"]
if (value_transport_8 !== undefined) {
json += ",\"transport\":"
if (typeof value_transport_8 !== 'string') {
if (value_transport_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_transport_8 instanceof Date) {
json += JSON_STR_QUOTE + value_transport_8.toISOString() + JSON_STR_QUOTE
} else if (value_transport_8 instanceof RegExp) {
json += asString(value_transport_8.source)
} else {
json += asString(value_transport_8.toString())
}
} else {
json += asString(value_transport_8)
}
} else {
throw new Error('"transport" is required!')
}
const value_toolCount_9 = obj["toolCount"]
if (value_toolCount_9 !== undefined) {
json += ",\"toolCount\":"
json += asInteger(value_toolCount_9)
} else {
throw new Error('"toolCount" is required!')
}
const value_restarts_10 = obj["restarts"]
if (value_restarts_10 !== undefined) {
json += ",\"restarts\":"
json += asInteger(value_restarts_10)
} else {
throw new Error('"restarts" is required!')
}
const value_error_11 = obj["error"]
if (value_error_11 !== undefined) {
json += ",\"error\":"
if (typeof value_error_11 !== 'string') {
if (value_error_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_11 instanceof Date) {
json += JSON_STR_QUOTE + value_error_11.toISOString() + JSON_STR_QUOTE
} else if (value_error_11 instanceof RegExp) {
json += asString(value_error_11.source)
} else {
json += asString(value_error_11.toString())
}
} else {
json += asString(value_error_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/servers' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_servers_4 = obj["servers"]
if (value_servers_4 !== undefined) {
json += "{\"servers\":"
json += anonymous2(value_servers_4)
} else {
throw new Error('"servers" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listMcpTools() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_10 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_10 ? JSON_STR_COMMA : ((addComma_10 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_12 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_12 ? JSON_STR_COMMA : ((addComma_12 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_12) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_16 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_16 ? JSON_STR_COMMA : ((addComma_16 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_16) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_serverName_6 = obj["serverName"]
if (value_serverName_6 !== undefined) {
json += "{\"serverName\":"
if (typeof value_serverName_6 !== 'string') {
if (value_serverName_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_6 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_6.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_6 instanceof RegExp) {
json += asString(value_serverName_6.source)
} else {
json += asString(value_serverName_6.toString())
}
} else {
json += asString(value_serverName_6)
}
} else {
throw new Error('"serverName" is required!')
}
const value_name_7 = obj["name"]
if (value_name_7 !== undefined) {
json += ",\"name\":"
if (typeof value_name_7 !== 'string') {
if (value_name_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_7 instanceof Date) {
json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
} else if (value_name_7 instanceof RegExp) {
json += asString(value_name_7.source)
} else {
json += asString(value_name_7.toString())
}
} else {
json += asString(value_name_7)
}
} else {
throw new Error('"name" is required!')
}
const value_description_8 = obj["description"]
if (value_description_8 !== undefined) {
json += ",\"description\":"
if (typeof value_description_8 !== 'string') {
if (value_description_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_8 instanceof Date) {
json += JSON_STR_QUOTE + value_description_8.toISOString() + JSON_STR_QUOTE
} else if (value_description_8 instanceof RegExp) {
json += asString(value_description_8.source)
} else {
json += asString(value_description_8.toString())
}
} else {
json += asString(value_description_8)
}
} else {
throw new Error('"description" is required!')
}
const value_inputSchema_9 = obj["inputSchema"]
if (value_inputSchema_9 !== undefined) {
json += ",\"inputSchema\":"
json += anonymous4(value_inputSchema_9)
} else {
throw new Error('"inputSchema" is required!')
}
const value_annotations_11 = obj["annotations"]
if (value_annotations_11 !== undefined) {
json += ",\"annotations\":"
json += anonymous5(value_annotations_11)
} else {
throw new Error('"annotations" is required!')
}
const value_rule_13 = obj["rule"]
if (value_rule_13 !== undefined) {
json += ",\"rule\":"
if (typeof value_rule_13 !== 'string') {
if (value_rule_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_rule_13 instanceof Date) {
json += JSON_STR_QUOTE + value_rule_13.toISOString() + JSON_STR_QUOTE
} else if (value_rule_13 instanceof RegExp) {
json += asString(value_rule_13.source)
} else {
json += asString(value_rule_13.toString())
}
} else {
json += asString(value_rule_13)
}
} else {
throw new Error('"rule" is required!')
}
const value_title_14 = obj["title"]
if (value_title_14 !== undefined) {
json += ",\"title\":"
if (typeof value_title_14 !== 'string') {
if (value_title_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_14 instanceof Date) {
json += JSON_STR_QUOTE + value_title_14.toISOString() + JSON_STR_QUOTE
} else if (value_title_14 instanceof RegExp) {
json += asString(value_title_14.source)
} else {
json += asString(value_title_14.toString())
}
} else {
json += asString(value_title_14)
}
}
const value_outputSchema_15 = obj["outputSchema"]
if (value_outputSchema_15 !== undefined) {
json += ",\"outputSchema\":"
json += anonymous6(value_outputSchema_15)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tools' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_serverName_19 = obj["serverName"]
if (value_serverName_19 !== undefined) {
json += "{\"serverName\":"
if (typeof value_serverName_19 !== 'string') {
if (value_serverName_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_serverName_19 instanceof Date) {
json += JSON_STR_QUOTE + value_serverName_19.toISOString() + JSON_STR_QUOTE
} else if (value_serverName_19 instanceof RegExp) {
json += asString(value_serverName_19.source)
} else {
json += asString(value_serverName_19.toString())
}
} else {
json += asString(value_serverName_19)
}
} else {
throw new Error('"serverName" is required!')
}
const value_code_20 = obj["code"]
if (value_code_20 !== undefined) {
json += ",\"code\":"
if (typeof value_code_20 !== 'string') {
if (value_code_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_20 instanceof Date) {
json += JSON_STR_QUOTE + value_code_20.toISOString() + JSON_STR_QUOTE
} else if (value_code_20 instanceof RegExp) {
json += asString(value_code_20.source)
} else {
json += asString(value_code_20.toString())
}
} else {
json += asString(value_code_20)
}
} else {
throw new Error('"code" is required!')
}
const value_message_21 = obj["message"]
if (value_message_21 !== undefined) {
json += ",\"message\":"
if (typeof value_message_21 !== 'string') {
if (value_message_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_21 instanceof Date) {
json += JSON_STR_QUOTE + value_message_21.toISOString() + JSON_STR_QUOTE
} else if (value_message_21 instanceof RegExp) {
json += asString(value_message_21.source)
} else {
json += asString(value_message_21.toString())
}
} else {
json += asString(value_message_21)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/failures' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous8(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous8(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_tools_4 = obj["tools"]
if (value_tools_4 !== undefined) {
json += "{\"tools\":"
json += anonymous2(value_tools_4)
} else {
throw new Error('"tools" is required!')
}
const value_failures_17 = obj["failures"]
if (value_failures_17 !== undefined) {
json += ",\"failures\":"
json += anonymous7(value_failures_17)
} else {
throw new Error('"failures" is required!')
}
const value_nextCursor_22 = obj["nextCursor"]
if (value_nextCursor_22 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_22 !== 'string') {
if (value_nextCursor_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_22 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_22.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_22 instanceof RegExp) {
json += asString(value_nextCursor_22.source)
} else {
json += asString(value_nextCursor_22.toString())
}
} else {
json += asString(value_nextCursor_22)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listPlanSteps() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_check_25 = obj["check"]
if (value_check_25 !== undefined) {
json += "{\"check\":"
if (typeof value_check_25 !== 'string') {
if (value_check_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_check_25 instanceof Date) {
json += JSON_STR_QUOTE + value_check_25.toISOString() + JSON_STR_QUOTE
} else if (value_check_25 instanceof RegExp) {
json += asString(value_check_25.source)
} else {
json += asString(value_check_25.toString())
}
} else {
json += asString(value_check_25)
}
} else {
throw new Error('"check" is required!')
}
const value_passed_26 = obj["passed"]
if (value_passed_26 !== undefined) {
json += ",\"passed\":"
json += asBoolean(value_passed_26)
} else {
throw new Error('"passed" is required!')
}
const value_found_27 = obj["found"]
if (value_found_27 !== undefined) {
json += ",\"found\":"
if (typeof value_found_27 !== 'string') {
if (value_found_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_found_27 instanceof Date) {
json += JSON_STR_QUOTE + value_found_27.toISOString() + JSON_STR_QUOTE
} else if (value_found_27 instanceof RegExp) {
json += asString(value_found_27.source)
} else {
json += asString(value_found_27.toString())
}
} else {
json += asString(value_found_27)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planSteps/items/properties/outcome/properties/checks' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous6(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous6(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_15 = obj["status"]
if (value_status_15 !== undefined) {
json += "{\"status\":"
if (typeof value_status_15 !== 'string') {
if (value_status_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_15 instanceof Date) {
json += JSON_STR_QUOTE + value_status_15.toISOString() + JSON_STR_QUOTE
} else if (value_status_15 instanceof RegExp) {
json += asString(value_status_15.source)
} else {
json += asString(value_status_15.toString())
}
} else {
json += asString(value_status_15)
}
} else {
throw new Error('"status" is required!')
}
const value_jobId_16 = obj["jobId"]
if (value_jobId_16 !== undefined) {
json += ",\"jobId\":"
if (typeof value_jobId_16 !== 'string') {
if (value_jobId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_jobId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_jobId_16.toISOString() + JSON_STR_QUOTE
} else if (value_jobId_16 instanceof RegExp) {
json += asString(value_jobId_16.source)
} else {
json += asString(value_jobId_16.toString())
}
} else {
json += asString(value_jobId_16)
}
} else {
throw new Error('"jobId" is required!')
}
const value_exitCode_17 = obj["exitCode"]
if (value_exitCode_17 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_17)
}
const value_signal_18 = obj["signal"]
if (value_signal_18 !== undefined) {
json += ",\"signal\":"
if (typeof value_signal_18 !== 'string') {
if (value_signal_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_signal_18 instanceof Date) {
json += JSON_STR_QUOTE + value_signal_18.toISOString() + JSON_STR_QUOTE
} else if (value_signal_18 instanceof RegExp) {
json += asString(value_signal_18.source)
} else {
json += asString(value_signal_18.toString())
}
} else {
json += asString(value_signal_18)
}
}
const value_durationMs_19 = obj["durationMs"]
if (value_durationMs_19 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_19)
}
const value_outputBytes_20 = obj["outputBytes"]
if (value_outputBytes_20 !== undefined) {
json += ",\"outputBytes\":"
json += asInteger(value_outputBytes_20)
}
const value_errorBytes_21 = obj["errorBytes"]
if (value_errorBytes_21 !== undefined) {
json += ",\"errorBytes\":"
json += asInteger(value_errorBytes_21)
}
const value_reason_22 = obj["reason"]
if (value_reason_22 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_22 !== 'string') {
if (value_reason_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_22 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_22.toISOString() + JSON_STR_QUOTE
} else if (value_reason_22 instanceof RegExp) {
json += asString(value_reason_22.source)
} else {
json += asString(value_reason_22.toString())
}
} else {
json += asString(value_reason_22)
}
}
const value_checks_23 = obj["checks"]
if (value_checks_23 !== undefined) {
json += ",\"checks\":"
json += anonymous5(value_checks_23)
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_description_7 = obj["description"]
if (value_description_7 !== undefined) {
json += ",\"description\":"
if (typeof value_description_7 !== 'string') {
if (value_description_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_7 instanceof Date) {
json += JSON_STR_QUOTE + value_description_7.toISOString() + JSON_STR_QUOTE
} else if (value_description_7 instanceof RegExp) {
json += asString(value_description_7.source)
} else {
json += asString(value_description_7.toString())
}
} else {
json += asString(value_description_7)
}
} else {
throw new Error('"description" is required!')
}
const value_command_8 = obj["command"]
if (value_command_8 !== undefined) {
json += ",\"command\":"
if (typeof value_command_8 !== 'string') {
if (value_command_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_command_8 instanceof Date) {
json += JSON_STR_QUOTE + value_command_8.toISOString() + JSON_STR_QUOTE
} else if (value_command_8 instanceof RegExp) {
json += asString(value_command_8.source)
} else {
json += asString(value_command_8.toString())
}
} else {
json += asString(value_command_8)
}
}
const value_expectedOutcome_9 = obj["expectedOutcome"]
if (value_expectedOutcome_9 !== undefined) {
json += ",\"expectedOutcome\":"
if (typeof value_expectedOutcome_9 !== 'string') {
if (value_expectedOutcome_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expectedOutcome_9 instanceof Date) {
json += JSON_STR_QUOTE + value_expectedOutcome_9.toISOString() + JSON_STR_QUOTE
} else if (value_expectedOutcome_9 instanceof RegExp) {
json += asString(value_expectedOutcome_9.source)
} else {
json += asString(value_expectedOutcome_9.toString())
}
} else {
json += asString(value_expectedOutcome_9)
}
}
const value_output_10 = obj["output"]
if (value_output_10 !== undefined) {
json += ",\"output\":"
if (typeof value_output_10 !== 'string') {
if (value_output_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_10 instanceof Date) {
json += JSON_STR_QUOTE + value_output_10.toISOString() + JSON_STR_QUOTE
} else if (value_output_10 instanceof RegExp) {
json += asString(value_output_10.source)
} else {
json += asString(value_output_10.toString())
}
} else {
json += asString(value_output_10)
}
}
const value_error_11 = obj["error"]
if (value_error_11 !== undefined) {
json += ",\"error\":"
if (typeof value_error_11 !== 'string') {
if (value_error_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_11 instanceof Date) {
json += JSON_STR_QUOTE + value_error_11.toISOString() + JSON_STR_QUOTE
} else if (value_error_11 instanceof RegExp) {
json += asString(value_error_11.source)
} else {
json += asString(value_error_11.toString())
}
} else {
json += asString(value_error_11)
}
}
const value_executedAt_12 = obj["executedAt"]
if (value_executedAt_12 !== undefined) {
json += ",\"executedAt\":"
if (typeof value_executedAt_12 !== 'string') {
if (value_executedAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_executedAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_executedAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_executedAt_12 instanceof RegExp) {
json += asString(value_executedAt_12.source)
} else {
json += asString(value_executedAt_12.toString())
}
} else {
json += asString(value_executedAt_12)
}
}
const value_outcome_13 = obj["outcome"]
if (value_outcome_13 !== undefined) {
json += ",\"outcome\":"
json += anonymous4(value_outcome_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planSteps' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_planSteps_4 = obj["planSteps"]
if (value_planSteps_4 !== undefined) {
json += "{\"planSteps\":"
json += anonymous2(value_planSteps_4)
} else {
throw new Error('"planSteps" is required!')
}
const value_nextCursor_28 = obj["nextCursor"]
if (value_nextCursor_28 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_28 !== 'string') {
if (value_nextCursor_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_28 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_28.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_28 instanceof RegExp) {
json += asString(value_nextCursor_28.source)
} else {
json += asString(value_nextCursor_28.toString())
}
} else {
json += asString(value_nextCursor_28)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listPushes() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_8 = obj["actor"]
if (value_actor_8 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_8 !== 'string') {
if (value_actor_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_8 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_8.toISOString() + JSON_STR_QUOTE
} else if (value_actor_8 instanceof RegExp) {
json += asString(value_actor_8.source)
} else {
json += asString(value_actor_8.toString())
}
} else {
json += asString(value_actor_8)
}
} else {
throw new Error('"actor" is required!')
}
const value_remote_9 = obj["remote"]
if (value_remote_9 !== undefined) {
json += ",\"remote\":"
if (typeof value_remote_9 !== 'string') {
if (value_remote_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_remote_9 instanceof Date) {
json += JSON_STR_QUOTE + value_remote_9.toISOString() + JSON_STR_QUOTE
} else if (value_remote_9 instanceof RegExp) {
json += asString(value_remote_9.source)
} else {
json += asString(value_remote_9.toString())
}
} else {
json += asString(value_remote_9)
}
} else {
throw new Error('"remote" is required!')
}
const value_branch_10 = obj["branch"]
if (value_branch_10 !== undefined) {
json += ",\"branch\":"
if (typeof value_branch_10 !== 'string') {
if (value_branch_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_branch_10 instanceof Date) {
json += JSON_STR_QUOTE + value_branch_10.toISOString() + JSON_STR_QUOTE
} else if (value_branch_10 instanceof RegExp) {
json += asString(value_branch_10.source)
} else {
json += asString(value_branch_10.toString())
}
} else {
json += asString(value_branch_10)
}
} else {
throw new Error('"branch" is required!')
}
const value_forced_11 = obj["forced"]
if (value_forced_11 !== undefined) {
json += ",\"forced\":"
json += asBoolean(value_forced_11)
} else {
throw new Error('"forced" is required!')
}
const value_outcome_12 = obj["outcome"]
if (value_outcome_12 !== undefined) {
json += ",\"outcome\":"
if (typeof value_outcome_12 !== 'string') {
if (value_outcome_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_outcome_12 instanceof Date) {
json += JSON_STR_QUOTE + value_outcome_12.toISOString() + JSON_STR_QUOTE
} else if (value_outcome_12 instanceof RegExp) {
json += asString(value_outcome_12.source)
} else {
json += asString(value_outcome_12.toString())
}
} else {
json += asString(value_outcome_12)
}
} else {
throw new Error('"outcome" is required!')
}
const value_oid_13 = obj["oid"]
if (value_oid_13 !== undefined) {
json += ",\"oid\":"
if (typeof value_oid_13 !== 'string') {
if (value_oid_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oid_13 instanceof Date) {
json += JSON_STR_QUOTE + value_oid_13.toISOString() + JSON_STR_QUOTE
} else if (value_oid_13 instanceof RegExp) {
json += asString(value_oid_13.source)
} else {
json += asString(value_oid_13.toString())
}
} else {
json += asString(value_oid_13)
}
}
const value_oldOid_14 = obj["oldOid"]
if (value_oldOid_14 !== undefined) {
json += ",\"oldOid\":"
if (typeof value_oldOid_14 !== 'string') {
if (value_oldOid_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_oldOid_14 instanceof Date) {
json += JSON_STR_QUOTE + value_oldOid_14.toISOString() + JSON_STR_QUOTE
} else if (value_oldOid_14 instanceof RegExp) {
json += asString(value_oldOid_14.source)
} else {
json += asString(value_oldOid_14.toString())
}
} else {
json += asString(value_oldOid_14)
}
}
const value_code_15 = obj["code"]
if (value_code_15 !== undefined) {
json += ",\"code\":"
if (typeof value_code_15 !== 'string') {
if (value_code_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_15 instanceof Date) {
json += JSON_STR_QUOTE + value_code_15.toISOString() + JSON_STR_QUOTE
} else if (value_code_15 instanceof RegExp) {
json += asString(value_code_15.source)
} else {
json += asString(value_code_15.toString())
}
} else {
json += asString(value_code_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/pushes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_pushes_4 = obj["pushes"]
if (value_pushes_4 !== undefined) {
json += "{\"pushes\":"
json += anonymous2(value_pushes_4)
} else {
throw new Error('"pushes" is required!')
}
const value_nextCursor_16 = obj["nextCursor"]
if (value_nextCursor_16 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_16 !== 'string') {
if (value_nextCursor_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_16 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_16.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_16 instanceof RegExp) {
json += asString(value_nextCursor_16.source)
} else {
json += asString(value_nextCursor_16.toString())
}
} else {
json += asString(value_nextCursor_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listRemotes() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_url_7 = obj["url"]
if (value_url_7 !== undefined) {
json += ",\"url\":"
if (typeof value_url_7 !== 'string') {
if (value_url_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_7 instanceof Date) {
json += JSON_STR_QUOTE + value_url_7.toISOString() + JSON_STR_QUOTE
} else if (value_url_7 instanceof RegExp) {
json += asString(value_url_7.source)
} else {
json += asString(value_url_7.toString())
}
} else {
json += asString(value_url_7)
}
}
const value_pushUrl_8 = obj["pushUrl"]
if (value_pushUrl_8 !== undefined) {
json += ",\"pushUrl\":"
if (typeof value_pushUrl_8 !== 'string') {
if (value_pushUrl_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_pushUrl_8 instanceof Date) {
json += JSON_STR_QUOTE + value_pushUrl_8.toISOString() + JSON_STR_QUOTE
} else if (value_pushUrl_8 instanceof RegExp) {
json += asString(value_pushUrl_8.source)
} else {
json += asString(value_pushUrl_8.toString())
}
} else {
json += asString(value_pushUrl_8)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/remotes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_remotes_4 = obj["remotes"]
if (value_remotes_4 !== undefined) {
json += "{\"remotes\":"
json += anonymous2(value_remotes_4)
} else {
throw new Error('"remotes" is required!')
}
const value_nextCursor_9 = obj["nextCursor"]
if (value_nextCursor_9 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_9 !== 'string') {
if (value_nextCursor_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_9 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_9.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_9 instanceof RegExp) {
json += asString(value_nextCursor_9.source)
} else {
json += asString(value_nextCursor_9.toString())
}
} else {
json += asString(value_nextCursor_9)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listResources() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_filename_6 = obj["filename"]
if (value_filename_6 !== undefined) {
json += "{\"filename\":"
if (typeof value_filename_6 !== 'string') {
if (value_filename_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_filename_6 instanceof Date) {
json += JSON_STR_QUOTE + value_filename_6.toISOString() + JSON_STR_QUOTE
} else if (value_filename_6 instanceof RegExp) {
json += asString(value_filename_6.source)
} else {
json += asString(value_filename_6.toString())
}
} else {
json += asString(value_filename_6)
}
} else {
throw new Error('"filename" is required!')
}
const value_mimeType_7 = obj["mimeType"]
if (value_mimeType_7 !== undefined) {
json += ",\"mimeType\":"
if (typeof value_mimeType_7 !== 'string') {
if (value_mimeType_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_mimeType_7 instanceof Date) {
json += JSON_STR_QUOTE + value_mimeType_7.toISOString() + JSON_STR_QUOTE
} else if (value_mimeType_7 instanceof RegExp) {
json += asString(value_mimeType_7.source)
} else {
json += asString(value_mimeType_7.toString())
}
} else {
json += asString(value_mimeType_7)
}
} else {
throw new Error('"mimeType" is required!')
}
const value_size_8 = obj["size"]
if (value_size_8 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_8)
} else {
throw new Error('"size" is required!')
}
const value_url_9 = obj["url"]
if (value_url_9 !== undefined) {
json += ",\"url\":"
if (typeof value_url_9 !== 'string') {
if (value_url_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_9 instanceof Date) {
json += JSON_STR_QUOTE + value_url_9.toISOString() + JSON_STR_QUOTE
} else if (value_url_9 instanceof RegExp) {
json += asString(value_url_9.source)
} else {
json += asString(value_url_9.toString())
}
} else {
json += asString(value_url_9)
}
} else {
throw new Error('"url" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_description_11 = obj["description"]
if (value_description_11 !== undefined) {
json += ",\"description\":"
if (typeof value_description_11 !== 'string') {
if (value_description_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_11 instanceof Date) {
json += JSON_STR_QUOTE + value_description_11.toISOString() + JSON_STR_QUOTE
} else if (value_description_11 instanceof RegExp) {
json += asString(value_description_11.source)
} else {
json += asString(value_description_11.toString())
}
} else {
json += asString(value_description_11)
}
}
const value_taskId_12 = obj["taskId"]
if (value_taskId_12 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_12 !== 'string') {
if (value_taskId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_12.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_12 instanceof RegExp) {
json += asString(value_taskId_12.source)
} else {
json += asString(value_taskId_12.toString())
}
} else {
json += asString(value_taskId_12)
}
}
const value_thumbnailUrl_13 = obj["thumbnailUrl"]
if (value_thumbnailUrl_13 !== undefined) {
json += ",\"thumbnailUrl\":"
if (typeof value_thumbnailUrl_13 !== 'string') {
if (value_thumbnailUrl_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_thumbnailUrl_13 instanceof Date) {
json += JSON_STR_QUOTE + value_thumbnailUrl_13.toISOString() + JSON_STR_QUOTE
} else if (value_thumbnailUrl_13 instanceof RegExp) {
json += asString(value_thumbnailUrl_13.source)
} else {
json += asString(value_thumbnailUrl_13.toString())
}
} else {
json += asString(value_thumbnailUrl_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/resources' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_resources_4 = obj["resources"]
if (value_resources_4 !== undefined) {
json += "{\"resources\":"
json += anonymous2(value_resources_4)
} else {
throw new Error('"resources" is required!')
}
const value_nextCursor_14 = obj["nextCursor"]
if (value_nextCursor_14 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_14 !== 'string') {
if (value_nextCursor_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_14 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_14.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_14 instanceof RegExp) {
json += asString(value_nextCursor_14.source)
} else {
json += asString(value_nextCursor_14.toString())
}
} else {
json += asString(value_nextCursor_14)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listSchedules() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_cron_7 = obj["cron"]
if (value_cron_7 !== undefined) {
json += ",\"cron\":"
if (typeof value_cron_7 !== 'string') {
if (value_cron_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_cron_7 instanceof Date) {
json += JSON_STR_QUOTE + value_cron_7.toISOString() + JSON_STR_QUOTE
} else if (value_cron_7 instanceof RegExp) {
json += asString(value_cron_7.source)
} else {
json += asString(value_cron_7.toString())
}
} else {
json += asString(value_cron_7)
}
} else {
throw new Error('"cron" is required!')
}
const value_timeZone_8 = obj["timeZone"]
if (value_timeZone_8 !== undefined) {
json += ",\"timeZone\":"
if (typeof value_timeZone_8 !== 'string') {
if (value_timeZone_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_timeZone_8 instanceof Date) {
json += JSON_STR_QUOTE + value_timeZone_8.toISOString() + JSON_STR_QUOTE
} else if (value_timeZone_8 instanceof RegExp) {
json += asString(value_timeZone_8.source)
} else {
json += asString(value_timeZone_8.toString())
}
} else {
json += asString(value_timeZone_8)
}
} else {
throw new Error('"timeZone" is required!')
}
const value_kind_9 = obj["kind"]
if (value_kind_9 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_9 !== 'string') {
if (value_kind_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_9 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_9.toISOString() + JSON_STR_QUOTE
} else if (value_kind_9 instanceof RegExp) {
json += asString(value_kind_9.source)
} else {
json += asString(value_kind_9.toString())
}
} else {
json += asString(value_kind_9)
}
} else {
throw new Error('"kind" is required!')
}
const value_isActive_10 = obj["isActive"]
if (value_isActive_10 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_10)
} else {
throw new Error('"isActive" is required!')
}
const value_createdBy_11 = obj["createdBy"]
if (value_createdBy_11 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_11 !== 'string') {
if (value_createdBy_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_11 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_11.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_11 instanceof RegExp) {
json += asString(value_createdBy_11.source)
} else {
json += asString(value_createdBy_11.toString())
}
} else {
json += asString(value_createdBy_11)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_12 = obj["createdAt"]
if (value_createdAt_12 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_12 !== 'string') {
if (value_createdAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_12 instanceof RegExp) {
json += asString(value_createdAt_12.source)
} else {
json += asString(value_createdAt_12.toString())
}
} else {
json += asString(value_createdAt_12)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_13 = obj["updatedAt"]
if (value_updatedAt_13 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_13 !== 'string') {
if (value_updatedAt_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_13 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_13.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_13 instanceof RegExp) {
json += asString(value_updatedAt_13.source)
} else {
json += asString(value_updatedAt_13.toString())
}
} else {
json += asString(value_updatedAt_13)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_name_14 = obj["name"]
if (value_name_14 !== undefined) {
json += ",\"name\":"
if (typeof value_name_14 !== 'string') {
if (value_name_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_14 instanceof Date) {
json += JSON_STR_QUOTE + value_name_14.toISOString() + JSON_STR_QUOTE
} else if (value_name_14 instanceof RegExp) {
json += asString(value_name_14.source)
} else {
json += asString(value_name_14.toString())
}
} else {
json += asString(value_name_14)
}
}
const value_taskId_15 = obj["taskId"]
if (value_taskId_15 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_15 !== 'string') {
if (value_taskId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_15.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_15 instanceof RegExp) {
json += asString(value_taskId_15.source)
} else {
json += asString(value_taskId_15.toString())
}
} else {
json += asString(value_taskId_15)
}
}
const value_planStepId_16 = obj["planStepId"]
if (value_planStepId_16 !== undefined) {
json += ",\"planStepId\":"
if (typeof value_planStepId_16 !== 'string') {
if (value_planStepId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_planStepId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_planStepId_16.toISOString() + JSON_STR_QUOTE
} else if (value_planStepId_16 instanceof RegExp) {
json += asString(value_planStepId_16.source)
} else {
json += asString(value_planStepId_16.toString())
}
} else {
json += asString(value_planStepId_16)
}
}
const value_disabledReason_17 = obj["disabledReason"]
if (value_disabledReason_17 !== undefined) {
json += ",\"disabledReason\":"
if (typeof value_disabledReason_17 !== 'string') {
if (value_disabledReason_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_disabledReason_17 instanceof Date) {
json += JSON_STR_QUOTE + value_disabledReason_17.toISOString() + JSON_STR_QUOTE
} else if (value_disabledReason_17 instanceof RegExp) {
json += asString(value_disabledReason_17.source)
} else {
json += asString(value_disabledReason_17.toString())
}
} else {
json += asString(value_disabledReason_17)
}
}
const value_nextRunAt_18 = obj["nextRunAt"]
if (value_nextRunAt_18 !== undefined) {
json += ",\"nextRunAt\":"
if (typeof value_nextRunAt_18 !== 'string') {
if (value_nextRunAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextRunAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_nextRunAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_nextRunAt_18 instanceof RegExp) {
json += asString(value_nextRunAt_18.source)
} else {
json += asString(value_nextRunAt_18.toString())
}
} else {
json += asString(value_nextRunAt_18)
}
}
const value_lastRunAt_19 = obj["lastRunAt"]
if (value_lastRunAt_19 !== undefined) {
json += ",\"lastRunAt\":"
if (typeof value_lastRunAt_19 !== 'string') {
if (value_lastRunAt_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_lastRunAt_19 instanceof Date) {
json += JSON_STR_QUOTE + value_lastRunAt_19.toISOString() + JSON_STR_QUOTE
} else if (value_lastRunAt_19 instanceof RegExp) {
json += asString(value_lastRunAt_19.source)
} else {
json += asString(value_lastRunAt_19.toString())
}
} else {
json += asString(value_lastRunAt_19)
}
}
const value_lastJobId_20 = obj["lastJobId"]
if (value_lastJobId_20 !== undefined) {
json += ",\"lastJobId\":"
if (typeof value_lastJobId_20 !== 'string') {
if (value_lastJobId_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_lastJobId_20 instanceof Date) {
json += JSON_STR_QUOTE + value_lastJobId_20.toISOString() + JSON_STR_QUOTE
} else if (value_lastJobId_20 instanceof RegExp) {
json += asString(value_lastJobId_20.source)
} else {
json += asString(value_lastJobId_20.toString())
}
} else {
json += asString(value_lastJobId_20)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/schedules' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_schedules_4 = obj["schedules"]
if (value_schedules_4 !== undefined) {
json += "{\"schedules\":"
json += anonymous2(value_schedules_4)
} else {
throw new Error('"schedules" is required!')
}
const value_nextCursor_21 = obj["nextCursor"]
if (value_nextCursor_21 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_21 !== 'string') {
if (value_nextCursor_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_21 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_21.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_21 instanceof RegExp) {
json += asString(value_nextCursor_21.source)
} else {
json += asString(value_nextCursor_21.toString())
}
} else {
json += asString(value_nextCursor_21)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listScopes() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/scopes/items/properties/operations' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_scope_6 = obj["scope"]
if (value_scope_6 !== undefined) {
json += "{\"scope\":"
if (typeof value_scope_6 !== 'string') {
if (value_scope_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_scope_6 instanceof Date) {
json += JSON_STR_QUOTE + value_scope_6.toISOString() + JSON_STR_QUOTE
} else if (value_scope_6 instanceof RegExp) {
json += asString(value_scope_6.source)
} else {
json += asString(value_scope_6.toString())
}
} else {
json += asString(value_scope_6)
}
} else {
throw new Error('"scope" is required!')
}
const value_operations_7 = obj["operations"]
if (value_operations_7 !== undefined) {
json += ",\"operations\":"
json += anonymous4(value_operations_7)
} else {
throw new Error('"operations" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/presets/items/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_10 = obj["name"]
if (value_name_10 !== undefined) {
json += "{\"name\":"
if (typeof value_name_10 !== 'string') {
if (value_name_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_10 instanceof Date) {
json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
} else if (value_name_10 instanceof RegExp) {
json += asString(value_name_10.source)
} else {
json += asString(value_name_10.toString())
}
} else {
json += asString(value_name_10)
}
} else {
throw new Error('"name" is required!')
}
const value_scopes_11 = obj["scopes"]
if (value_scopes_11 !== undefined) {
json += ",\"scopes\":"
json += anonymous7(value_scopes_11)
} else {
throw new Error('"scopes" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/presets' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous6(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous6(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous10 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/roles/items/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous9 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_14 = obj["name"]
if (value_name_14 !== undefined) {
json += "{\"name\":"
if (typeof value_name_14 !== 'string') {
if (value_name_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_14 instanceof Date) {
json += JSON_STR_QUOTE + value_name_14.toISOString() + JSON_STR_QUOTE
} else if (value_name_14 instanceof RegExp) {
json += asString(value_name_14.source)
} else {
json += asString(value_name_14.toString())
}
} else {
json += asString(value_name_14)
}
} else {
throw new Error('"name" is required!')
}
const value_scopes_15 = obj["scopes"]
if (value_scopes_15 !== undefined) {
json += ",\"scopes\":"
json += anonymous10(value_scopes_15)
} else {
throw new Error('"scopes" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/roles' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous9(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous9(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_scopes_4 = obj["scopes"]
if (value_scopes_4 !== undefined) {
json += "{\"scopes\":"
json += anonymous2(value_scopes_4)
} else {
throw new Error('"scopes" is required!')
}
const value_presets_8 = obj["presets"]
if (value_presets_8 !== undefined) {
json += ",\"presets\":"
json += anonymous5(value_presets_8)
} else {
throw new Error('"presets" is required!')
}
const value_roles_12 = obj["roles"]
if (value_roles_12 !== undefined) {
json += ",\"roles\":"
json += anonymous8(value_roles_12)
} else {
throw new Error('"roles" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listSecrets() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_createdAt_7 = obj["createdAt"]
if (value_createdAt_7 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_7 !== 'string') {
if (value_createdAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_7 instanceof RegExp) {
json += asString(value_createdAt_7.source)
} else {
json += asString(value_createdAt_7.toString())
}
} else {
json += asString(value_createdAt_7)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_8 = obj["updatedAt"]
if (value_updatedAt_8 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_8 !== 'string') {
if (value_updatedAt_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_8 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_8.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_8 instanceof RegExp) {
json += asString(value_updatedAt_8.source)
} else {
json += asString(value_updatedAt_8.toString())
}
} else {
json += asString(value_updatedAt_8)
}
} else {
throw new Error('"updatedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/secrets' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_secrets_4 = obj["secrets"]
if (value_secrets_4 !== undefined) {
json += "{\"secrets\":"
json += anonymous2(value_secrets_4)
} else {
throw new Error('"secrets" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listSessions() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_createdAt_7 = obj["createdAt"]
if (value_createdAt_7 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_7 !== 'string') {
if (value_createdAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_7 instanceof RegExp) {
json += asString(value_createdAt_7.source)
} else {
json += asString(value_createdAt_7.toString())
}
} else {
json += asString(value_createdAt_7)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_expiresAt_8 = obj["expiresAt"]
if (value_expiresAt_8 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_8 !== 'string') {
if (value_expiresAt_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_8 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_8.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_8 instanceof RegExp) {
json += asString(value_expiresAt_8.source)
} else {
json += asString(value_expiresAt_8.toString())
}
} else {
json += asString(value_expiresAt_8)
}
} else {
throw new Error('"expiresAt" is required!')
}
const value_isCurrent_9 = obj["isCurrent"]
if (value_isCurrent_9 !== undefined) {
json += ",\"isCurrent\":"
json += asBoolean(value_isCurrent_9)
} else {
throw new Error('"isCurrent" is required!')
}
const value_address_10 = obj["address"]
if (value_address_10 !== undefined) {
json += ",\"address\":"
if (typeof value_address_10 !== 'string') {
if (value_address_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_address_10 instanceof Date) {
json += JSON_STR_QUOTE + value_address_10.toISOString() + JSON_STR_QUOTE
} else if (value_address_10 instanceof RegExp) {
json += asString(value_address_10.source)
} else {
json += asString(value_address_10.toString())
}
} else {
json += asString(value_address_10)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/sessions' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_sessions_4 = obj["sessions"]
if (value_sessions_4 !== undefined) {
json += "{\"sessions\":"
json += anonymous2(value_sessions_4)
} else {
throw new Error('"sessions" is required!')
}
const value_nextCursor_11 = obj["nextCursor"]
if (value_nextCursor_11 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_11 !== 'string') {
if (value_nextCursor_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_11 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_11.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_11 instanceof RegExp) {
json += asString(value_nextCursor_11.source)
} else {
json += asString(value_nextCursor_11.toString())
}
} else {
json += asString(value_nextCursor_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listSkillFiles() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_6 = obj["path"]
if (value_path_6 !== undefined) {
json += "{\"path\":"
if (typeof value_path_6 !== 'string') {
if (value_path_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_6 instanceof Date) {
json += JSON_STR_QUOTE + value_path_6.toISOString() + JSON_STR_QUOTE
} else if (value_path_6 instanceof RegExp) {
json += asString(value_path_6.source)
} else {
json += asString(value_path_6.toString())
}
} else {
json += asString(value_path_6)
}
} else {
throw new Error('"path" is required!')
}
const value_size_7 = obj["size"]
if (value_size_7 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_7)
} else {
throw new Error('"size" is required!')
}
const value_sha256_8 = obj["sha256"]
if (value_sha256_8 !== undefined) {
json += ",\"sha256\":"
if (typeof value_sha256_8 !== 'string') {
if (value_sha256_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_sha256_8 instanceof Date) {
json += JSON_STR_QUOTE + value_sha256_8.toISOString() + JSON_STR_QUOTE
} else if (value_sha256_8 instanceof RegExp) {
json += asString(value_sha256_8.source)
} else {
json += asString(value_sha256_8.toString())
}
} else {
json += asString(value_sha256_8)
}
} else {
throw new Error('"sha256" is required!')
}
const value_isExecutable_9 = obj["isExecutable"]
if (value_isExecutable_9 !== undefined) {
json += ",\"isExecutable\":"
json += asBoolean(value_isExecutable_9)
} else {
throw new Error('"isExecutable" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/files' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_files_4 = obj["files"]
if (value_files_4 !== undefined) {
json += "{\"files\":"
json += anonymous2(value_files_4)
} else {
throw new Error('"files" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listSkills() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_9 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_9 ? JSON_STR_COMMA : ((addComma_9 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
if (!addComma_9) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/skills/items/properties/allowedTools' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_kind_13 = obj["kind"]
if (value_kind_13 !== undefined) {
json += "{\"kind\":"
if (typeof value_kind_13 !== 'string') {
if (value_kind_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_13 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_13.toISOString() + JSON_STR_QUOTE
} else if (value_kind_13 instanceof RegExp) {
json += asString(value_kind_13.source)
} else {
json += asString(value_kind_13.toString())
}
} else {
json += asString(value_kind_13)
}
} else {
throw new Error('"kind" is required!')
}
const value_path_14 = obj["path"]
if (value_path_14 !== undefined) {
json += ",\"path\":"
if (typeof value_path_14 !== 'string') {
if (value_path_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_14 instanceof Date) {
json += JSON_STR_QUOTE + value_path_14.toISOString() + JSON_STR_QUOTE
} else if (value_path_14 instanceof RegExp) {
json += asString(value_path_14.source)
} else {
json += asString(value_path_14.toString())
}
} else {
json += asString(value_path_14)
}
} else {
throw new Error('"path" is required!')
}
const value_uri_15 = obj["uri"]
if (value_uri_15 !== undefined) {
json += ",\"uri\":"
if (typeof value_uri_15 !== 'string') {
if (value_uri_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_uri_15 instanceof Date) {
json += JSON_STR_QUOTE + value_uri_15.toISOString() + JSON_STR_QUOTE
} else if (value_uri_15 instanceof RegExp) {
json += asString(value_uri_15.source)
} else {
json += asString(value_uri_15.toString())
}
} else {
json += asString(value_uri_15)
}
}
const value_commit_16 = obj["commit"]
if (value_commit_16 !== undefined) {
json += ",\"commit\":"
if (typeof value_commit_16 !== 'string') {
if (value_commit_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_commit_16 instanceof Date) {
json += JSON_STR_QUOTE + value_commit_16.toISOString() + JSON_STR_QUOTE
} else if (value_commit_16 instanceof RegExp) {
json += asString(value_commit_16.source)
} else {
json += asString(value_commit_16.toString())
}
} else {
json += asString(value_commit_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous8 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_rule_22 = obj["rule"]
if (value_rule_22 !== undefined) {
json += "{\"rule\":"
if (typeof value_rule_22 !== 'string') {
if (value_rule_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_rule_22 instanceof Date) {
json += JSON_STR_QUOTE + value_rule_22.toISOString() + JSON_STR_QUOTE
} else if (value_rule_22 instanceof RegExp) {
json += asString(value_rule_22.source)
} else {
json += asString(value_rule_22.toString())
}
} else {
json += asString(value_rule_22)
}
} else {
throw new Error('"rule" is required!')
}
const value_message_23 = obj["message"]
if (value_message_23 !== undefined) {
json += ",\"message\":"
if (typeof value_message_23 !== 'string') {
if (value_message_23 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_23 instanceof Date) {
json += JSON_STR_QUOTE + value_message_23.toISOString() + JSON_STR_QUOTE
} else if (value_message_23 instanceof RegExp) {
json += asString(value_message_23.source)
} else {
json += asString(value_message_23.toString())
}
} else {
json += asString(value_message_23)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/skills/items/properties/findings' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous8(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous8(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_description_7 = obj["description"]
if (value_description_7 !== undefined) {
json += ",\"description\":"
if (typeof value_description_7 !== 'string') {
if (value_description_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_7 instanceof Date) {
json += JSON_STR_QUOTE + value_description_7.toISOString() + JSON_STR_QUOTE
} else if (value_description_7 instanceof RegExp) {
json += asString(value_description_7.source)
} else {
json += asString(value_description_7.toString())
}
} else {
json += asString(value_description_7)
}
} else {
throw new Error('"description" is required!')
}
const value_metadata_8 = obj["metadata"]
if (value_metadata_8 !== undefined) {
json += ",\"metadata\":"
json += anonymous4(value_metadata_8)
} else {
throw new Error('"metadata" is required!')
}
const value_allowedTools_10 = obj["allowedTools"]
if (value_allowedTools_10 !== undefined) {
json += ",\"allowedTools\":"
json += anonymous5(value_allowedTools_10)
} else {
throw new Error('"allowedTools" is required!')
}
const value_source_11 = obj["source"]
if (value_source_11 !== undefined) {
json += ",\"source\":"
json += anonymous6(value_source_11)
} else {
throw new Error('"source" is required!')
}
const value_digest_17 = obj["digest"]
if (value_digest_17 !== undefined) {
json += ",\"digest\":"
if (typeof value_digest_17 !== 'string') {
if (value_digest_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_digest_17 instanceof Date) {
json += JSON_STR_QUOTE + value_digest_17.toISOString() + JSON_STR_QUOTE
} else if (value_digest_17 instanceof RegExp) {
json += asString(value_digest_17.source)
} else {
json += asString(value_digest_17.toString())
}
} else {
json += asString(value_digest_17)
}
} else {
throw new Error('"digest" is required!')
}
const value_isApproved_18 = obj["isApproved"]
if (value_isApproved_18 !== undefined) {
json += ",\"isApproved\":"
json += asBoolean(value_isApproved_18)
} else {
throw new Error('"isApproved" is required!')
}
const value_isEnabled_19 = obj["isEnabled"]
if (value_isEnabled_19 !== undefined) {
json += ",\"isEnabled\":"
json += asBoolean(value_isEnabled_19)
} else {
throw new Error('"isEnabled" is required!')
}
const value_findings_20 = obj["findings"]
if (value_findings_20 !== undefined) {
json += ",\"findings\":"
json += anonymous7(value_findings_20)
} else {
throw new Error('"findings" is required!')
}
const value_updatedAt_24 = obj["updatedAt"]
if (value_updatedAt_24 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_24 !== 'string') {
if (value_updatedAt_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_24 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_24.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_24 instanceof RegExp) {
json += asString(value_updatedAt_24.source)
} else {
json += asString(value_updatedAt_24.toString())
}
} else {
json += asString(value_updatedAt_24)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_license_25 = obj["license"]
if (value_license_25 !== undefined) {
json += ",\"license\":"
if (typeof value_license_25 !== 'string') {
if (value_license_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_license_25 instanceof Date) {
json += JSON_STR_QUOTE + value_license_25.toISOString() + JSON_STR_QUOTE
} else if (value_license_25 instanceof RegExp) {
json += asString(value_license_25.source)
} else {
json += asString(value_license_25.toString())
}
} else {
json += asString(value_license_25)
}
}
const value_compatibility_26 = obj["compatibility"]
if (value_compatibility_26 !== undefined) {
json += ",\"compatibility\":"
if (typeof value_compatibility_26 !== 'string') {
if (value_compatibility_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_compatibility_26 instanceof Date) {
json += JSON_STR_QUOTE + value_compatibility_26.toISOString() + JSON_STR_QUOTE
} else if (value_compatibility_26 instanceof RegExp) {
json += asString(value_compatibility_26.source)
} else {
json += asString(value_compatibility_26.toString())
}
} else {
json += asString(value_compatibility_26)
}
}
const value_shadowedBy_27 = obj["shadowedBy"]
if (value_shadowedBy_27 !== undefined) {
json += ",\"shadowedBy\":"
if (typeof value_shadowedBy_27 !== 'string') {
if (value_shadowedBy_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_shadowedBy_27 instanceof Date) {
json += JSON_STR_QUOTE + value_shadowedBy_27.toISOString() + JSON_STR_QUOTE
} else if (value_shadowedBy_27 instanceof RegExp) {
json += asString(value_shadowedBy_27.source)
} else {
json += asString(value_shadowedBy_27.toString())
}
} else {
json += asString(value_shadowedBy_27)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/skills' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_skills_4 = obj["skills"]
if (value_skills_4 !== undefined) {
json += "{\"skills\":"
json += anonymous2(value_skills_4)
} else {
throw new Error('"skills" is required!')
}
const value_nextCursor_28 = obj["nextCursor"]
if (value_nextCursor_28 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_28 !== 'string') {
if (value_nextCursor_28 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_28 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_28.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_28 instanceof RegExp) {
json += asString(value_nextCursor_28.source)
} else {
json += asString(value_nextCursor_28.toString())
}
} else {
json += asString(value_nextCursor_28)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listTaskComments() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_author_7 = obj["author"]
if (value_author_7 !== undefined) {
json += ",\"author\":"
if (typeof value_author_7 !== 'string') {
if (value_author_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_author_7 instanceof Date) {
json += JSON_STR_QUOTE + value_author_7.toISOString() + JSON_STR_QUOTE
} else if (value_author_7 instanceof RegExp) {
json += asString(value_author_7.source)
} else {
json += asString(value_author_7.toString())
}
} else {
json += asString(value_author_7)
}
} else {
throw new Error('"author" is required!')
}
const value_content_8 = obj["content"]
if (value_content_8 !== undefined) {
json += ",\"content\":"
if (typeof value_content_8 !== 'string') {
if (value_content_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_8 instanceof Date) {
json += JSON_STR_QUOTE + value_content_8.toISOString() + JSON_STR_QUOTE
} else if (value_content_8 instanceof RegExp) {
json += asString(value_content_8.source)
} else {
json += asString(value_content_8.toString())
}
} else {
json += asString(value_content_8)
}
} else {
throw new Error('"content" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_tokenName_10 = obj["tokenName"]
if (value_tokenName_10 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_10 !== 'string') {
if (value_tokenName_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_10 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_10.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_10 instanceof RegExp) {
json += asString(value_tokenName_10.source)
} else {
json += asString(value_tokenName_10.toString())
}
} else {
json += asString(value_tokenName_10)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/comments' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_comments_4 = obj["comments"]
if (value_comments_4 !== undefined) {
json += "{\"comments\":"
json += anonymous2(value_comments_4)
} else {
throw new Error('"comments" is required!')
}
const value_nextCursor_11 = obj["nextCursor"]
if (value_nextCursor_11 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_11 !== 'string') {
if (value_nextCursor_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_11 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_11.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_11 instanceof RegExp) {
json += asString(value_nextCursor_11.source)
} else {
json += asString(value_nextCursor_11.toString())
}
} else {
json += asString(value_nextCursor_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listTaskHistory() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_10 = obj["id"]
if (value_id_10 !== undefined) {
json += "{\"id\":"
if (typeof value_id_10 !== 'string') {
if (value_id_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_10 instanceof Date) {
json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
} else if (value_id_10 instanceof RegExp) {
json += asString(value_id_10.source)
} else {
json += asString(value_id_10.toString())
}
} else {
json += asString(value_id_10)
}
} else {
throw new Error('"id" is required!')
}
const value_name_11 = obj["name"]
if (value_name_11 !== undefined) {
json += ",\"name\":"
if (typeof value_name_11 !== 'string') {
if (value_name_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_11 instanceof Date) {
json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
} else if (value_name_11 instanceof RegExp) {
json += asString(value_name_11.source)
} else {
json += asString(value_name_11.toString())
}
} else {
json += asString(value_name_11)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revisions/items/properties/changed' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revision_6 = obj["revision"]
if (value_revision_6 !== undefined) {
json += "{\"revision\":"
json += asInteger(value_revision_6)
} else {
throw new Error('"revision" is required!')
}
const value_at_7 = obj["at"]
if (value_at_7 !== undefined) {
json += ",\"at\":"
if (typeof value_at_7 !== 'string') {
if (value_at_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_7 instanceof Date) {
json += JSON_STR_QUOTE + value_at_7.toISOString() + JSON_STR_QUOTE
} else if (value_at_7 instanceof RegExp) {
json += asString(value_at_7.source)
} else {
json += asString(value_at_7.toString())
}
} else {
json += asString(value_at_7)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_8 = obj["actor"]
if (value_actor_8 !== undefined) {
json += ",\"actor\":"
json += anonymous4(value_actor_8)
} else {
throw new Error('"actor" is required!')
}
const value_changed_12 = obj["changed"]
if (value_changed_12 !== undefined) {
json += ",\"changed\":"
json += anonymous5(value_changed_12)
} else {
throw new Error('"changed" is required!')
}
const value_tokenName_13 = obj["tokenName"]
if (value_tokenName_13 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_13 !== 'string') {
if (value_tokenName_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_13 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_13.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_13 instanceof RegExp) {
json += asString(value_tokenName_13.source)
} else {
json += asString(value_tokenName_13.toString())
}
} else {
json += asString(value_tokenName_13)
}
}
const value_restoredFrom_14 = obj["restoredFrom"]
if (value_restoredFrom_14 !== undefined) {
json += ",\"restoredFrom\":"
json += asInteger(value_restoredFrom_14)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/revisions' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_revisions_4 = obj["revisions"]
if (value_revisions_4 !== undefined) {
json += "{\"revisions\":"
json += anonymous2(value_revisions_4)
} else {
throw new Error('"revisions" is required!')
}
const value_nextCursor_15 = obj["nextCursor"]
if (value_nextCursor_15 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_15 !== 'string') {
if (value_nextCursor_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_15 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_15.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_15 instanceof RegExp) {
json += asString(value_nextCursor_15.source)
} else {
json += asString(value_nextCursor_15.toString())
}
} else {
json += asString(value_nextCursor_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listTaskReviews() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_9 = obj["id"]
if (value_id_9 !== undefined) {
json += "{\"id\":"
if (typeof value_id_9 !== 'string') {
if (value_id_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_9 instanceof Date) {
json += JSON_STR_QUOTE + value_id_9.toISOString() + JSON_STR_QUOTE
} else if (value_id_9 instanceof RegExp) {
json += asString(value_id_9.source)
} else {
json += asString(value_id_9.toString())
}
} else {
json += asString(value_id_9)
}
} else {
throw new Error('"id" is required!')
}
const value_name_10 = obj["name"]
if (value_name_10 !== undefined) {
json += ",\"name\":"
if (typeof value_name_10 !== 'string') {
if (value_name_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_10 instanceof Date) {
json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
} else if (value_name_10 instanceof RegExp) {
json += asString(value_name_10.source)
} else {
json += asString(value_name_10.toString())
}
} else {
json += asString(value_name_10)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_reviewer_7 = obj["reviewer"]
if (value_reviewer_7 !== undefined) {
json += ",\"reviewer\":"
json += anonymous4(value_reviewer_7)
} else {
throw new Error('"reviewer" is required!')
}
const value_verdict_11 = obj["verdict"]
if (value_verdict_11 !== undefined) {
json += ",\"verdict\":"
if (typeof value_verdict_11 !== 'string') {
if (value_verdict_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_verdict_11 instanceof Date) {
json += JSON_STR_QUOTE + value_verdict_11.toISOString() + JSON_STR_QUOTE
} else if (value_verdict_11 instanceof RegExp) {
json += asString(value_verdict_11.source)
} else {
json += asString(value_verdict_11.toString())
}
} else {
json += asString(value_verdict_11)
}
} else {
throw new Error('"verdict" is required!')
}
const value_content_12 = obj["content"]
if (value_content_12 !== undefined) {
json += ",\"content\":"
if (typeof value_content_12 !== 'string') {
if (value_content_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_12 instanceof Date) {
json += JSON_STR_QUOTE + value_content_12.toISOString() + JSON_STR_QUOTE
} else if (value_content_12 instanceof RegExp) {
json += asString(value_content_12.source)
} else {
json += asString(value_content_12.toString())
}
} else {
json += asString(value_content_12)
}
} else {
throw new Error('"content" is required!')
}
const value_revision_13 = obj["revision"]
if (value_revision_13 !== undefined) {
json += ",\"revision\":"
json += asInteger(value_revision_13)
} else {
throw new Error('"revision" is required!')
}
const value_createdAt_14 = obj["createdAt"]
if (value_createdAt_14 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_14 !== 'string') {
if (value_createdAt_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_14 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_14 instanceof RegExp) {
json += asString(value_createdAt_14.source)
} else {
json += asString(value_createdAt_14.toString())
}
} else {
json += asString(value_createdAt_14)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_tokenName_15 = obj["tokenName"]
if (value_tokenName_15 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_15 !== 'string') {
if (value_tokenName_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_15 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_15.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_15 instanceof RegExp) {
json += asString(value_tokenName_15.source)
} else {
json += asString(value_tokenName_15.toString())
}
} else {
json += asString(value_tokenName_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/reviews' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_reviews_4 = obj["reviews"]
if (value_reviews_4 !== undefined) {
json += "{\"reviews\":"
json += anonymous2(value_reviews_4)
} else {
throw new Error('"reviews" is required!')
}
const value_nextCursor_16 = obj["nextCursor"]
if (value_nextCursor_16 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_16 !== 'string') {
if (value_nextCursor_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_16 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_16.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_16 instanceof RegExp) {
json += asString(value_nextCursor_16.source)
} else {
json += asString(value_nextCursor_16.toString())
}
} else {
json += asString(value_nextCursor_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listTasks() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tasks/items/properties/tags' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_15 = obj["id"]
if (value_id_15 !== undefined) {
json += "{\"id\":"
if (typeof value_id_15 !== 'string') {
if (value_id_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_15 instanceof Date) {
json += JSON_STR_QUOTE + value_id_15.toISOString() + JSON_STR_QUOTE
} else if (value_id_15 instanceof RegExp) {
json += asString(value_id_15.source)
} else {
json += asString(value_id_15.toString())
}
} else {
json += asString(value_id_15)
}
} else {
throw new Error('"id" is required!')
}
const value_name_16 = obj["name"]
if (value_name_16 !== undefined) {
json += ",\"name\":"
if (typeof value_name_16 !== 'string') {
if (value_name_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_16 instanceof Date) {
json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE
} else if (value_name_16 instanceof RegExp) {
json += asString(value_name_16.source)
} else {
json += asString(value_name_16.toString())
}
} else {
json += asString(value_name_16)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tasks/items/properties/reviewers' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_24 = obj["id"]
if (value_id_24 !== undefined) {
json += "{\"id\":"
if (typeof value_id_24 !== 'string') {
if (value_id_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_24 instanceof Date) {
json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
} else if (value_id_24 instanceof RegExp) {
json += asString(value_id_24.source)
} else {
json += asString(value_id_24.toString())
}
} else {
json += asString(value_id_24)
}
} else {
throw new Error('"id" is required!')
}
const value_name_25 = obj["name"]
if (value_name_25 !== undefined) {
json += ",\"name\":"
if (typeof value_name_25 !== 'string') {
if (value_name_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_25 instanceof Date) {
json += JSON_STR_QUOTE + value_name_25.toISOString() + JSON_STR_QUOTE
} else if (value_name_25 instanceof RegExp) {
json += asString(value_name_25.source)
} else {
json += asString(value_name_25.toString())
}
} else {
json += asString(value_name_25)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_21 = obj["id"]
if (value_id_21 !== undefined) {
json += "{\"id\":"
if (typeof value_id_21 !== 'string') {
if (value_id_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_21 instanceof Date) {
json += JSON_STR_QUOTE + value_id_21.toISOString() + JSON_STR_QUOTE
} else if (value_id_21 instanceof RegExp) {
json += asString(value_id_21.source)
} else {
json += asString(value_id_21.toString())
}
} else {
json += asString(value_id_21)
}
} else {
throw new Error('"id" is required!')
}
const value_holder_22 = obj["holder"]
if (value_holder_22 !== undefined) {
json += ",\"holder\":"
json += anonymous8(value_holder_22)
} else {
throw new Error('"holder" is required!')
}
const value_claimedAt_26 = obj["claimedAt"]
if (value_claimedAt_26 !== undefined) {
json += ",\"claimedAt\":"
if (typeof value_claimedAt_26 !== 'string') {
if (value_claimedAt_26 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_claimedAt_26 instanceof Date) {
json += JSON_STR_QUOTE + value_claimedAt_26.toISOString() + JSON_STR_QUOTE
} else if (value_claimedAt_26 instanceof RegExp) {
json += asString(value_claimedAt_26.source)
} else {
json += asString(value_claimedAt_26.toString())
}
} else {
json += asString(value_claimedAt_26)
}
} else {
throw new Error('"claimedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous9 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tasks/items/properties/dependsOn' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
}
const value_intent_8 = obj["intent"]
if (value_intent_8 !== undefined) {
json += ",\"intent\":"
if (typeof value_intent_8 !== 'string') {
if (value_intent_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_intent_8 instanceof Date) {
json += JSON_STR_QUOTE + value_intent_8.toISOString() + JSON_STR_QUOTE
} else if (value_intent_8 instanceof RegExp) {
json += asString(value_intent_8.source)
} else {
json += asString(value_intent_8.toString())
}
} else {
json += asString(value_intent_8)
}
}
const value_content_9 = obj["content"]
if (value_content_9 !== undefined) {
json += ",\"content\":"
if (typeof value_content_9 !== 'string') {
if (value_content_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_9 instanceof Date) {
json += JSON_STR_QUOTE + value_content_9.toISOString() + JSON_STR_QUOTE
} else if (value_content_9 instanceof RegExp) {
json += asString(value_content_9.source)
} else {
json += asString(value_content_9.toString())
}
} else {
json += asString(value_content_9)
}
}
const value_priority_10 = obj["priority"]
if (value_priority_10 !== undefined) {
json += ",\"priority\":"
if (typeof value_priority_10 !== 'string') {
if (value_priority_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_priority_10 instanceof Date) {
json += JSON_STR_QUOTE + value_priority_10.toISOString() + JSON_STR_QUOTE
} else if (value_priority_10 instanceof RegExp) {
json += asString(value_priority_10.source)
} else {
json += asString(value_priority_10.toString())
}
} else {
json += asString(value_priority_10)
}
}
const value_readiness_11 = obj["readiness"]
if (value_readiness_11 !== undefined) {
json += ",\"readiness\":"
json += asInteger(value_readiness_11)
}
const value_tags_12 = obj["tags"]
if (value_tags_12 !== undefined) {
json += ",\"tags\":"
json += anonymous4(value_tags_12)
}
const value_author_13 = obj["author"]
if (value_author_13 !== undefined) {
json += ",\"author\":"
json += anonymous5(value_author_13)
}
const value_reviewers_17 = obj["reviewers"]
if (value_reviewers_17 !== undefined) {
json += ",\"reviewers\":"
json += anonymous6(value_reviewers_17)
}
const value_state_18 = obj["state"]
if (value_state_18 !== undefined) {
json += ",\"state\":"
if (typeof value_state_18 !== 'string') {
if (value_state_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_18 instanceof Date) {
json += JSON_STR_QUOTE + value_state_18.toISOString() + JSON_STR_QUOTE
} else if (value_state_18 instanceof RegExp) {
json += asString(value_state_18.source)
} else {
json += asString(value_state_18.toString())
}
} else {
json += asString(value_state_18)
}
}
const value_claim_19 = obj["claim"]
if (value_claim_19 !== undefined) {
json += ",\"claim\":"
json += anonymous7(value_claim_19)
}
const value_dependsOn_27 = obj["dependsOn"]
if (value_dependsOn_27 !== undefined) {
json += ",\"dependsOn\":"
json += anonymous9(value_dependsOn_27)
}
const value_planStepCount_28 = obj["planStepCount"]
if (value_planStepCount_28 !== undefined) {
json += ",\"planStepCount\":"
json += asInteger(value_planStepCount_28)
}
const value_commentCount_29 = obj["commentCount"]
if (value_commentCount_29 !== undefined) {
json += ",\"commentCount\":"
json += asInteger(value_commentCount_29)
}
const value_changeCount_30 = obj["changeCount"]
if (value_changeCount_30 !== undefined) {
json += ",\"changeCount\":"
json += asInteger(value_changeCount_30)
}
const value_createdAt_31 = obj["createdAt"]
if (value_createdAt_31 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_31 !== 'string') {
if (value_createdAt_31 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_31 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_31.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_31 instanceof RegExp) {
json += asString(value_createdAt_31.source)
} else {
json += asString(value_createdAt_31.toString())
}
} else {
json += asString(value_createdAt_31)
}
}
const value_updatedAt_32 = obj["updatedAt"]
if (value_updatedAt_32 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_32 !== 'string') {
if (value_updatedAt_32 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_32 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_32.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_32 instanceof RegExp) {
json += asString(value_updatedAt_32.source)
} else {
json += asString(value_updatedAt_32.toString())
}
} else {
json += asString(value_updatedAt_32)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tasks' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_tasks_4 = obj["tasks"]
if (value_tasks_4 !== undefined) {
json += "{\"tasks\":"
json += anonymous2(value_tasks_4)
} else {
throw new Error('"tasks" is required!')
}
const value_nextCursor_33 = obj["nextCursor"]
if (value_nextCursor_33 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_33 !== 'string') {
if (value_nextCursor_33 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_33 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_33.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_33 instanceof RegExp) {
json += asString(value_nextCursor_33.source)
} else {
json += asString(value_nextCursor_33.toString())
}
} else {
json += asString(value_nextCursor_33)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listTerminals() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/sessions/items/properties/command' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_taskId_7 = obj["taskId"]
if (value_taskId_7 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_7 !== 'string') {
if (value_taskId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_7.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_7 instanceof RegExp) {
json += asString(value_taskId_7.source)
} else {
json += asString(value_taskId_7.toString())
}
} else {
json += asString(value_taskId_7)
}
} else {
throw new Error('"taskId" is required!')
}
const value_cols_8 = obj["cols"]
if (value_cols_8 !== undefined) {
json += ",\"cols\":"
json += asInteger(value_cols_8)
} else {
throw new Error('"cols" is required!')
}
const value_rows_9 = obj["rows"]
if (value_rows_9 !== undefined) {
json += ",\"rows\":"
json += asInteger(value_rows_9)
} else {
throw new Error('"rows" is required!')
}
const value_status_10 = obj["status"]
if (value_status_10 !== undefined) {
json += ",\"status\":"
if (typeof value_status_10 !== 'string') {
if (value_status_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_10 instanceof Date) {
json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
} else if (value_status_10 instanceof RegExp) {
json += asString(value_status_10.source)
} else {
json += asString(value_status_10.toString())
}
} else {
json += asString(value_status_10)
}
} else {
throw new Error('"status" is required!')
}
const value_command_11 = obj["command"]
if (value_command_11 !== undefined) {
json += ",\"command\":"
json += anonymous4(value_command_11)
} else {
throw new Error('"command" is required!')
}
const value_cwd_12 = obj["cwd"]
if (value_cwd_12 !== undefined) {
json += ",\"cwd\":"
if (typeof value_cwd_12 !== 'string') {
if (value_cwd_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_cwd_12 instanceof Date) {
json += JSON_STR_QUOTE + value_cwd_12.toISOString() + JSON_STR_QUOTE
} else if (value_cwd_12 instanceof RegExp) {
json += asString(value_cwd_12.source)
} else {
json += asString(value_cwd_12.toString())
}
} else {
json += asString(value_cwd_12)
}
} else {
throw new Error('"cwd" is required!')
}
const value_createdBy_13 = obj["createdBy"]
if (value_createdBy_13 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_13 !== 'string') {
if (value_createdBy_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_13 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_13.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_13 instanceof RegExp) {
json += asString(value_createdBy_13.source)
} else {
json += asString(value_createdBy_13.toString())
}
} else {
json += asString(value_createdBy_13)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_14 = obj["createdAt"]
if (value_createdAt_14 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_14 !== 'string') {
if (value_createdAt_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_14 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_14 instanceof RegExp) {
json += asString(value_createdAt_14.source)
} else {
json += asString(value_createdAt_14.toString())
}
} else {
json += asString(value_createdAt_14)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_pid_15 = obj["pid"]
if (value_pid_15 !== undefined) {
json += ",\"pid\":"
json += asInteger(value_pid_15)
}
const value_exitedAt_16 = obj["exitedAt"]
if (value_exitedAt_16 !== undefined) {
json += ",\"exitedAt\":"
if (typeof value_exitedAt_16 !== 'string') {
if (value_exitedAt_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_exitedAt_16 instanceof Date) {
json += JSON_STR_QUOTE + value_exitedAt_16.toISOString() + JSON_STR_QUOTE
} else if (value_exitedAt_16 instanceof RegExp) {
json += asString(value_exitedAt_16.source)
} else {
json += asString(value_exitedAt_16.toString())
}
} else {
json += asString(value_exitedAt_16)
}
}
const value_exitCode_17 = obj["exitCode"]
if (value_exitCode_17 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_17)
}
const value_signal_18 = obj["signal"]
if (value_signal_18 !== undefined) {
json += ",\"signal\":"
json += asInteger(value_signal_18)
}
const value_endedReason_19 = obj["endedReason"]
if (value_endedReason_19 !== undefined) {
json += ",\"endedReason\":"
if (typeof value_endedReason_19 !== 'string') {
if (value_endedReason_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_endedReason_19 instanceof Date) {
json += JSON_STR_QUOTE + value_endedReason_19.toISOString() + JSON_STR_QUOTE
} else if (value_endedReason_19 instanceof RegExp) {
json += asString(value_endedReason_19.source)
} else {
json += asString(value_endedReason_19.toString())
}
} else {
json += asString(value_endedReason_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/sessions' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_sessions_4 = obj["sessions"]
if (value_sessions_4 !== undefined) {
json += "{\"sessions\":"
json += anonymous2(value_sessions_4)
} else {
throw new Error('"sessions" is required!')
}
const value_nextCursor_20 = obj["nextCursor"]
if (value_nextCursor_20 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_20 !== 'string') {
if (value_nextCursor_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_20 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_20.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_20 instanceof RegExp) {
json += asString(value_nextCursor_20.source)
} else {
json += asString(value_nextCursor_20.toString())
}
} else {
json += asString(value_nextCursor_20)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listTokens() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tokens/items/properties/scopes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tokens/items/properties/allow/properties/taskIds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tokens/items/properties/allow/properties/mcpTools' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tokens/items/properties/allow/properties/gitRemotes' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous9 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tokens/items/properties/allow/properties/gitBranches' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_12 = false
const value_taskIds_13 = obj["taskIds"]
if (value_taskIds_13 !== undefined) {
json += addComma_12 ? ",\"taskIds\":" : ((addComma_12 = true), "{\"taskIds\":")
json += anonymous6(value_taskIds_13)
}
const value_mcpTools_14 = obj["mcpTools"]
if (value_mcpTools_14 !== undefined) {
json += addComma_12 ? ",\"mcpTools\":" : ((addComma_12 = true), "{\"mcpTools\":")
json += anonymous7(value_mcpTools_14)
}
const value_gitRemotes_15 = obj["gitRemotes"]
if (value_gitRemotes_15 !== undefined) {
json += addComma_12 ? ",\"gitRemotes\":" : ((addComma_12 = true), "{\"gitRemotes\":")
json += anonymous8(value_gitRemotes_15)
}
const value_gitBranches_16 = obj["gitBranches"]
if (value_gitBranches_16 !== undefined) {
json += addComma_12 ? ",\"gitBranches\":" : ((addComma_12 = true), "{\"gitBranches\":")
json += anonymous9(value_gitBranches_16)
}
if (!addComma_12) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_userId_7 = obj["userId"]
if (value_userId_7 !== undefined) {
json += ",\"userId\":"
if (typeof value_userId_7 !== 'string') {
if (value_userId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_userId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
} else if (value_userId_7 instanceof RegExp) {
json += asString(value_userId_7.source)
} else {
json += asString(value_userId_7.toString())
}
} else {
json += asString(value_userId_7)
}
} else {
throw new Error('"userId" is required!')
}
const value_name_8 = obj["name"]
if (value_name_8 !== undefined) {
json += ",\"name\":"
if (typeof value_name_8 !== 'string') {
if (value_name_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_8 instanceof Date) {
json += JSON_STR_QUOTE + value_name_8.toISOString() + JSON_STR_QUOTE
} else if (value_name_8 instanceof RegExp) {
json += asString(value_name_8.source)
} else {
json += asString(value_name_8.toString())
}
} else {
json += asString(value_name_8)
}
} else {
throw new Error('"name" is required!')
}
const value_scopes_9 = obj["scopes"]
if (value_scopes_9 !== undefined) {
json += ",\"scopes\":"
json += anonymous4(value_scopes_9)
} else {
throw new Error('"scopes" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_allow_11 = obj["allow"]
if (value_allow_11 !== undefined) {
json += ",\"allow\":"
json += anonymous5(value_allow_11)
}
const value_expiresAt_17 = obj["expiresAt"]
if (value_expiresAt_17 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_17 !== 'string') {
if (value_expiresAt_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_17 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_17.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_17 instanceof RegExp) {
json += asString(value_expiresAt_17.source)
} else {
json += asString(value_expiresAt_17.toString())
}
} else {
json += asString(value_expiresAt_17)
}
}
const value_parentId_18 = obj["parentId"]
if (value_parentId_18 !== undefined) {
json += ",\"parentId\":"
if (typeof value_parentId_18 !== 'string') {
if (value_parentId_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_parentId_18 instanceof Date) {
json += JSON_STR_QUOTE + value_parentId_18.toISOString() + JSON_STR_QUOTE
} else if (value_parentId_18 instanceof RegExp) {
json += asString(value_parentId_18.source)
} else {
json += asString(value_parentId_18.toString())
}
} else {
json += asString(value_parentId_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/tokens' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_tokens_4 = obj["tokens"]
if (value_tokens_4 !== undefined) {
json += "{\"tokens\":"
json += anonymous2(value_tokens_4)
} else {
throw new Error('"tokens" is required!')
}
const value_nextCursor_19 = obj["nextCursor"]
if (value_nextCursor_19 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_19 !== 'string') {
if (value_nextCursor_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_19 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_19.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_19 instanceof RegExp) {
json += asString(value_nextCursor_19.source)
} else {
json += asString(value_nextCursor_19.toString())
}
} else {
json += asString(value_nextCursor_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listUsers() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_name_7 = obj["name"]
if (value_name_7 !== undefined) {
json += ",\"name\":"
if (typeof value_name_7 !== 'string') {
if (value_name_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_7 instanceof Date) {
json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
} else if (value_name_7 instanceof RegExp) {
json += asString(value_name_7.source)
} else {
json += asString(value_name_7.toString())
}
} else {
json += asString(value_name_7)
}
} else {
throw new Error('"name" is required!')
}
const value_role_8 = obj["role"]
if (value_role_8 !== undefined) {
json += ",\"role\":"
if (typeof value_role_8 !== 'string') {
if (value_role_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_role_8 instanceof Date) {
json += JSON_STR_QUOTE + value_role_8.toISOString() + JSON_STR_QUOTE
} else if (value_role_8 instanceof RegExp) {
json += asString(value_role_8.source)
} else {
json += asString(value_role_8.toString())
}
} else {
json += asString(value_role_8)
}
} else {
throw new Error('"role" is required!')
}
const value_isDisabled_9 = obj["isDisabled"]
if (value_isDisabled_9 !== undefined) {
json += ",\"isDisabled\":"
json += asBoolean(value_isDisabled_9)
} else {
throw new Error('"isDisabled" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_11 = obj["updatedAt"]
if (value_updatedAt_11 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_11 !== 'string') {
if (value_updatedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_11 instanceof RegExp) {
json += asString(value_updatedAt_11.source)
} else {
json += asString(value_updatedAt_11.toString())
}
} else {
json += asString(value_updatedAt_11)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_username_12 = obj["username"]
if (value_username_12 !== undefined) {
json += ",\"username\":"
if (typeof value_username_12 !== 'string') {
if (value_username_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_username_12 instanceof Date) {
json += JSON_STR_QUOTE + value_username_12.toISOString() + JSON_STR_QUOTE
} else if (value_username_12 instanceof RegExp) {
json += asString(value_username_12.source)
} else {
json += asString(value_username_12.toString())
}
} else {
json += asString(value_username_12)
}
}
const value_email_13 = obj["email"]
if (value_email_13 !== undefined) {
json += ",\"email\":"
if (typeof value_email_13 !== 'string') {
if (value_email_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_email_13 instanceof Date) {
json += JSON_STR_QUOTE + value_email_13.toISOString() + JSON_STR_QUOTE
} else if (value_email_13 instanceof RegExp) {
json += asString(value_email_13.source)
} else {
json += asString(value_email_13.toString())
}
} else {
json += asString(value_email_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/users' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_users_4 = obj["users"]
if (value_users_4 !== undefined) {
json += "{\"users\":"
json += anonymous2(value_users_4)
} else {
throw new Error('"users" is required!')
}
const value_nextCursor_14 = obj["nextCursor"]
if (value_nextCursor_14 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_14 !== 'string') {
if (value_nextCursor_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_14 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_14.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_14 instanceof RegExp) {
json += asString(value_nextCursor_14.source)
} else {
json += asString(value_nextCursor_14.toString())
}
} else {
json += asString(value_nextCursor_14)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_listWebhooks() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/webhooks/items/properties/kinds' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_url_7 = obj["url"]
if (value_url_7 !== undefined) {
json += ",\"url\":"
if (typeof value_url_7 !== 'string') {
if (value_url_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_7 instanceof Date) {
json += JSON_STR_QUOTE + value_url_7.toISOString() + JSON_STR_QUOTE
} else if (value_url_7 instanceof RegExp) {
json += asString(value_url_7.source)
} else {
json += asString(value_url_7.toString())
}
} else {
json += asString(value_url_7)
}
} else {
throw new Error('"url" is required!')
}
const value_kinds_8 = obj["kinds"]
if (value_kinds_8 !== undefined) {
json += ",\"kinds\":"
json += anonymous4(value_kinds_8)
} else {
throw new Error('"kinds" is required!')
}
const value_isActive_9 = obj["isActive"]
if (value_isActive_9 !== undefined) {
json += ",\"isActive\":"
json += asBoolean(value_isActive_9)
} else {
throw new Error('"isActive" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_11 = obj["updatedAt"]
if (value_updatedAt_11 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_11 !== 'string') {
if (value_updatedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_11 instanceof RegExp) {
json += asString(value_updatedAt_11.source)
} else {
json += asString(value_updatedAt_11.toString())
}
} else {
json += asString(value_updatedAt_11)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_taskId_12 = obj["taskId"]
if (value_taskId_12 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_12 !== 'string') {
if (value_taskId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_12.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_12 instanceof RegExp) {
json += asString(value_taskId_12.source)
} else {
json += asString(value_taskId_12.toString())
}
} else {
json += asString(value_taskId_12)
}
}
const value_description_13 = obj["description"]
if (value_description_13 !== undefined) {
json += ",\"description\":"
if (typeof value_description_13 !== 'string') {
if (value_description_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_13 instanceof Date) {
json += JSON_STR_QUOTE + value_description_13.toISOString() + JSON_STR_QUOTE
} else if (value_description_13 instanceof RegExp) {
json += asString(value_description_13.source)
} else {
json += asString(value_description_13.toString())
}
} else {
json += asString(value_description_13)
}
}
const value_disabledReason_14 = obj["disabledReason"]
if (value_disabledReason_14 !== undefined) {
json += ",\"disabledReason\":"
if (typeof value_disabledReason_14 !== 'string') {
if (value_disabledReason_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_disabledReason_14 instanceof Date) {
json += JSON_STR_QUOTE + value_disabledReason_14.toISOString() + JSON_STR_QUOTE
} else if (value_disabledReason_14 instanceof RegExp) {
json += asString(value_disabledReason_14.source)
} else {
json += asString(value_disabledReason_14.toString())
}
} else {
json += asString(value_disabledReason_14)
}
}
const value_failingSince_15 = obj["failingSince"]
if (value_failingSince_15 !== undefined) {
json += ",\"failingSince\":"
if (typeof value_failingSince_15 !== 'string') {
if (value_failingSince_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_failingSince_15 instanceof Date) {
json += JSON_STR_QUOTE + value_failingSince_15.toISOString() + JSON_STR_QUOTE
} else if (value_failingSince_15 instanceof RegExp) {
json += asString(value_failingSince_15.source)
} else {
json += asString(value_failingSince_15.toString())
}
} else {
json += asString(value_failingSince_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/webhooks' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_webhooks_4 = obj["webhooks"]
if (value_webhooks_4 !== undefined) {
json += "{\"webhooks\":"
json += anonymous2(value_webhooks_4)
} else {
throw new Error('"webhooks" is required!')
}
const value_nextCursor_16 = obj["nextCursor"]
if (value_nextCursor_16 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_16 !== 'string') {
if (value_nextCursor_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_16 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_16.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_16 instanceof RegExp) {
json += asString(value_nextCursor_16.source)
} else {
json += asString(value_nextCursor_16.toString())
}
} else {
json += asString(value_nextCursor_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_matchSkills() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_term_10 = obj["term"]
if (value_term_10 !== undefined) {
json += "{\"term\":"
if (typeof value_term_10 !== 'string') {
if (value_term_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_term_10 instanceof Date) {
json += JSON_STR_QUOTE + value_term_10.toISOString() + JSON_STR_QUOTE
} else if (value_term_10 instanceof RegExp) {
json += asString(value_term_10.source)
} else {
json += asString(value_term_10.toString())
}
} else {
json += asString(value_term_10)
}
} else {
throw new Error('"term" is required!')
}
const value_field_11 = obj["field"]
if (value_field_11 !== undefined) {
json += ",\"field\":"
if (typeof value_field_11 !== 'string') {
if (value_field_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_field_11 instanceof Date) {
json += JSON_STR_QUOTE + value_field_11.toISOString() + JSON_STR_QUOTE
} else if (value_field_11 instanceof RegExp) {
json += asString(value_field_11.source)
} else {
json += asString(value_field_11.toString())
}
} else {
json += asString(value_field_11)
}
} else {
throw new Error('"field" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/matches/items/properties/why' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous5(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous5(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_score_7 = obj["score"]
if (value_score_7 !== undefined) {
json += ",\"score\":"
json += asNumber(value_score_7)
} else {
throw new Error('"score" is required!')
}
const value_why_8 = obj["why"]
if (value_why_8 !== undefined) {
json += ",\"why\":"
json += anonymous4(value_why_8)
} else {
throw new Error('"why" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/matches' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_matches_4 = obj["matches"]
if (value_matches_4 !== undefined) {
json += "{\"matches\":"
json += anonymous2(value_matches_4)
} else {
throw new Error('"matches" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_moveEmail() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/to' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_folder_7 = obj["folder"]
if (value_folder_7 !== undefined) {
json += ",\"folder\":"
if (typeof value_folder_7 !== 'string') {
if (value_folder_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_folder_7 instanceof Date) {
json += JSON_STR_QUOTE + value_folder_7.toISOString() + JSON_STR_QUOTE
} else if (value_folder_7 instanceof RegExp) {
json += asString(value_folder_7.source)
} else {
json += asString(value_folder_7.toString())
}
} else {
json += asString(value_folder_7)
}
} else {
throw new Error('"folder" is required!')
}
const value_from_8 = obj["from"]
if (value_from_8 !== undefined) {
json += ",\"from\":"
if (typeof value_from_8 !== 'string') {
if (value_from_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_from_8 instanceof Date) {
json += JSON_STR_QUOTE + value_from_8.toISOString() + JSON_STR_QUOTE
} else if (value_from_8 instanceof RegExp) {
json += asString(value_from_8.source)
} else {
json += asString(value_from_8.toString())
}
} else {
json += asString(value_from_8)
}
} else {
throw new Error('"from" is required!')
}
const value_to_9 = obj["to"]
if (value_to_9 !== undefined) {
json += ",\"to\":"
json += anonymous3(value_to_9)
} else {
throw new Error('"to" is required!')
}
const value_subject_10 = obj["subject"]
if (value_subject_10 !== undefined) {
json += ",\"subject\":"
if (typeof value_subject_10 !== 'string') {
if (value_subject_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_subject_10 instanceof Date) {
json += JSON_STR_QUOTE + value_subject_10.toISOString() + JSON_STR_QUOTE
} else if (value_subject_10 instanceof RegExp) {
json += asString(value_subject_10.source)
} else {
json += asString(value_subject_10.toString())
}
} else {
json += asString(value_subject_10)
}
} else {
throw new Error('"subject" is required!')
}
const value_receivedAt_11 = obj["receivedAt"]
if (value_receivedAt_11 !== undefined) {
json += ",\"receivedAt\":"
if (typeof value_receivedAt_11 !== 'string') {
if (value_receivedAt_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_receivedAt_11 instanceof Date) {
json += JSON_STR_QUOTE + value_receivedAt_11.toISOString() + JSON_STR_QUOTE
} else if (value_receivedAt_11 instanceof RegExp) {
json += asString(value_receivedAt_11.source)
} else {
json += asString(value_receivedAt_11.toString())
}
} else {
json += asString(value_receivedAt_11)
}
} else {
throw new Error('"receivedAt" is required!')
}
const value_size_12 = obj["size"]
if (value_size_12 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_12)
} else {
throw new Error('"size" is required!')
}
const value_attachmentCount_13 = obj["attachmentCount"]
if (value_attachmentCount_13 !== undefined) {
json += ",\"attachmentCount\":"
json += asInteger(value_attachmentCount_13)
} else {
throw new Error('"attachmentCount" is required!')
}
const value_snippet_14 = obj["snippet"]
if (value_snippet_14 !== undefined) {
json += ",\"snippet\":"
if (typeof value_snippet_14 !== 'string') {
if (value_snippet_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_snippet_14 instanceof Date) {
json += JSON_STR_QUOTE + value_snippet_14.toISOString() + JSON_STR_QUOTE
} else if (value_snippet_14 instanceof RegExp) {
json += asString(value_snippet_14.source)
} else {
json += asString(value_snippet_14.toString())
}
} else {
json += asString(value_snippet_14)
}
}
const value_taskId_15 = obj["taskId"]
if (value_taskId_15 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_15 !== 'string') {
if (value_taskId_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_15 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_15.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_15 instanceof RegExp) {
json += asString(value_taskId_15.source)
} else {
json += asString(value_taskId_15.toString())
}
} else {
json += asString(value_taskId_15)
}
}
const value_problem_16 = obj["problem"]
if (value_problem_16 !== undefined) {
json += ",\"problem\":"
if (typeof value_problem_16 !== 'string') {
if (value_problem_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_problem_16 instanceof Date) {
json += JSON_STR_QUOTE + value_problem_16.toISOString() + JSON_STR_QUOTE
} else if (value_problem_16 instanceof RegExp) {
json += asString(value_problem_16.source)
} else {
json += asString(value_problem_16.toString())
}
} else {
json += asString(value_problem_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_message_4 = obj["message"]
if (value_message_4 !== undefined) {
json += "{\"message\":"
json += anonymous2(value_message_4)
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_openTerminal() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/session/properties/command' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_taskId_7 = obj["taskId"]
if (value_taskId_7 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_7 !== 'string') {
if (value_taskId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_7.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_7 instanceof RegExp) {
json += asString(value_taskId_7.source)
} else {
json += asString(value_taskId_7.toString())
}
} else {
json += asString(value_taskId_7)
}
} else {
throw new Error('"taskId" is required!')
}
const value_cols_8 = obj["cols"]
if (value_cols_8 !== undefined) {
json += ",\"cols\":"
json += asInteger(value_cols_8)
} else {
throw new Error('"cols" is required!')
}
const value_rows_9 = obj["rows"]
if (value_rows_9 !== undefined) {
json += ",\"rows\":"
json += asInteger(value_rows_9)
} else {
throw new Error('"rows" is required!')
}
const value_status_10 = obj["status"]
if (value_status_10 !== undefined) {
json += ",\"status\":"
if (typeof value_status_10 !== 'string') {
if (value_status_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_10 instanceof Date) {
json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
} else if (value_status_10 instanceof RegExp) {
json += asString(value_status_10.source)
} else {
json += asString(value_status_10.toString())
}
} else {
json += asString(value_status_10)
}
} else {
throw new Error('"status" is required!')
}
const value_command_11 = obj["command"]
if (value_command_11 !== undefined) {
json += ",\"command\":"
json += anonymous3(value_command_11)
} else {
throw new Error('"command" is required!')
}
const value_cwd_12 = obj["cwd"]
if (value_cwd_12 !== undefined) {
json += ",\"cwd\":"
if (typeof value_cwd_12 !== 'string') {
if (value_cwd_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_cwd_12 instanceof Date) {
json += JSON_STR_QUOTE + value_cwd_12.toISOString() + JSON_STR_QUOTE
} else if (value_cwd_12 instanceof RegExp) {
json += asString(value_cwd_12.source)
} else {
json += asString(value_cwd_12.toString())
}
} else {
json += asString(value_cwd_12)
}
} else {
throw new Error('"cwd" is required!')
}
const value_createdBy_13 = obj["createdBy"]
if (value_createdBy_13 !== undefined) {
json += ",\"createdBy\":"
if (typeof value_createdBy_13 !== 'string') {
if (value_createdBy_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdBy_13 instanceof Date) {
json += JSON_STR_QUOTE + value_createdBy_13.toISOString() + JSON_STR_QUOTE
} else if (value_createdBy_13 instanceof RegExp) {
json += asString(value_createdBy_13.source)
} else {
json += asString(value_createdBy_13.toString())
}
} else {
json += asString(value_createdBy_13)
}
} else {
throw new Error('"createdBy" is required!')
}
const value_createdAt_14 = obj["createdAt"]
if (value_createdAt_14 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_14 !== 'string') {
if (value_createdAt_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_14 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_14 instanceof RegExp) {
json += asString(value_createdAt_14.source)
} else {
json += asString(value_createdAt_14.toString())
}
} else {
json += asString(value_createdAt_14)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_pid_15 = obj["pid"]
if (value_pid_15 !== undefined) {
json += ",\"pid\":"
json += asInteger(value_pid_15)
}
const value_exitedAt_16 = obj["exitedAt"]
if (value_exitedAt_16 !== undefined) {
json += ",\"exitedAt\":"
if (typeof value_exitedAt_16 !== 'string') {
if (value_exitedAt_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_exitedAt_16 instanceof Date) {
json += JSON_STR_QUOTE + value_exitedAt_16.toISOString() + JSON_STR_QUOTE
} else if (value_exitedAt_16 instanceof RegExp) {
json += asString(value_exitedAt_16.source)
} else {
json += asString(value_exitedAt_16.toString())
}
} else {
json += asString(value_exitedAt_16)
}
}
const value_exitCode_17 = obj["exitCode"]
if (value_exitCode_17 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_17)
}
const value_signal_18 = obj["signal"]
if (value_signal_18 !== undefined) {
json += ",\"signal\":"
json += asInteger(value_signal_18)
}
const value_endedReason_19 = obj["endedReason"]
if (value_endedReason_19 !== undefined) {
json += ",\"endedReason\":"
if (typeof value_endedReason_19 !== 'string') {
if (value_endedReason_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_endedReason_19 instanceof Date) {
json += JSON_STR_QUOTE + value_endedReason_19.toISOString() + JSON_STR_QUOTE
} else if (value_endedReason_19 instanceof RegExp) {
json += asString(value_endedReason_19.source)
} else {
json += asString(value_endedReason_19.toString())
}
} else {
json += asString(value_endedReason_19)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_session_4 = obj["session"]
if (value_session_4 !== undefined) {
json += "{\"session\":"
json += anonymous2(value_session_4)
} else {
throw new Error('"session" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_pushChanges() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_putAiProvider() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/provider/properties/models/items/properties/capabilities' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_inputMicros_20 = obj["inputMicros"]
if (value_inputMicros_20 !== undefined) {
json += "{\"inputMicros\":"
json += asInteger(value_inputMicros_20)
} else {
throw new Error('"inputMicros" is required!')
}
const value_outputMicros_21 = obj["outputMicros"]
if (value_outputMicros_21 !== undefined) {
json += ",\"outputMicros\":"
json += asInteger(value_outputMicros_21)
} else {
throw new Error('"outputMicros" is required!')
}
const value_cachedInputMicros_22 = obj["cachedInputMicros"]
if (value_cachedInputMicros_22 !== undefined) {
json += ",\"cachedInputMicros\":"
json += asInteger(value_cachedInputMicros_22)
}
return json + JSON_STR_END_OBJECT
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_15 = obj["id"]
if (value_id_15 !== undefined) {
json += "{\"id\":"
if (typeof value_id_15 !== 'string') {
if (value_id_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_15 instanceof Date) {
json += JSON_STR_QUOTE + value_id_15.toISOString() + JSON_STR_QUOTE
} else if (value_id_15 instanceof RegExp) {
json += asString(value_id_15.source)
} else {
json += asString(value_id_15.toString())
}
} else {
json += asString(value_id_15)
}
} else {
throw new Error('"id" is required!')
}
const value_capabilities_16 = obj["capabilities"]
if (value_capabilities_16 !== undefined) {
json += ",\"capabilities\":"
json += anonymous5(value_capabilities_16)
}
const value_contextTokens_17 = obj["contextTokens"]
if (value_contextTokens_17 !== undefined) {
json += ",\"contextTokens\":"
json += asInteger(value_contextTokens_17)
}
const value_prices_18 = obj["prices"]
if (value_prices_18 !== undefined) {
json += ",\"prices\":"
json += anonymous6(value_prices_18)
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/provider/properties/models' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous4(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous4(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_hasApiKey_8 = obj["hasApiKey"]
if (value_hasApiKey_8 !== undefined) {
json += ",\"hasApiKey\":"
json += asBoolean(value_hasApiKey_8)
} else {
throw new Error('"hasApiKey" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_10 = obj["updatedAt"]
if (value_updatedAt_10 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_10 !== 'string') {
if (value_updatedAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_10 instanceof RegExp) {
json += asString(value_updatedAt_10.source)
} else {
json += asString(value_updatedAt_10.toString())
}
} else {
json += asString(value_updatedAt_10)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_baseUrl_11 = obj["baseUrl"]
if (value_baseUrl_11 !== undefined) {
json += ",\"baseUrl\":"
if (typeof value_baseUrl_11 !== 'string') {
if (value_baseUrl_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_baseUrl_11 instanceof Date) {
json += JSON_STR_QUOTE + value_baseUrl_11.toISOString() + JSON_STR_QUOTE
} else if (value_baseUrl_11 instanceof RegExp) {
json += asString(value_baseUrl_11.source)
} else {
json += asString(value_baseUrl_11.toString())
}
} else {
json += asString(value_baseUrl_11)
}
}
const value_apiKeySecret_12 = obj["apiKeySecret"]
if (value_apiKeySecret_12 !== undefined) {
json += ",\"apiKeySecret\":"
if (typeof value_apiKeySecret_12 !== 'string') {
if (value_apiKeySecret_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_apiKeySecret_12 instanceof Date) {
json += JSON_STR_QUOTE + value_apiKeySecret_12.toISOString() + JSON_STR_QUOTE
} else if (value_apiKeySecret_12 instanceof RegExp) {
json += asString(value_apiKeySecret_12.source)
} else {
json += asString(value_apiKeySecret_12.toString())
}
} else {
json += asString(value_apiKeySecret_12)
}
}
const value_models_13 = obj["models"]
if (value_models_13 !== undefined) {
json += ",\"models\":"
json += anonymous3(value_models_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_provider_4 = obj["provider"]
if (value_provider_4 !== undefined) {
json += "{\"provider\":"
json += anonymous2(value_provider_4)
} else {
throw new Error('"provider" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_putGitCredential() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_remote_6 = obj["remote"]
if (value_remote_6 !== undefined) {
json += "{\"remote\":"
if (typeof value_remote_6 !== 'string') {
if (value_remote_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_remote_6 instanceof Date) {
json += JSON_STR_QUOTE + value_remote_6.toISOString() + JSON_STR_QUOTE
} else if (value_remote_6 instanceof RegExp) {
json += asString(value_remote_6.source)
} else {
json += asString(value_remote_6.toString())
}
} else {
json += asString(value_remote_6)
}
} else {
throw new Error('"remote" is required!')
}
const value_target_7 = obj["target"]
if (value_target_7 !== undefined) {
json += ",\"target\":"
if (typeof value_target_7 !== 'string') {
if (value_target_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_target_7 instanceof Date) {
json += JSON_STR_QUOTE + value_target_7.toISOString() + JSON_STR_QUOTE
} else if (value_target_7 instanceof RegExp) {
json += asString(value_target_7.source)
} else {
json += asString(value_target_7.toString())
}
} else {
json += asString(value_target_7)
}
} else {
throw new Error('"target" is required!')
}
const value_kind_8 = obj["kind"]
if (value_kind_8 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_8 !== 'string') {
if (value_kind_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_8 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_8.toISOString() + JSON_STR_QUOTE
} else if (value_kind_8 instanceof RegExp) {
json += asString(value_kind_8.source)
} else {
json += asString(value_kind_8.toString())
}
} else {
json += asString(value_kind_8)
}
} else {
throw new Error('"kind" is required!')
}
const value_createdAt_9 = obj["createdAt"]
if (value_createdAt_9 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_9 !== 'string') {
if (value_createdAt_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_9 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_9.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_9 instanceof RegExp) {
json += asString(value_createdAt_9.source)
} else {
json += asString(value_createdAt_9.toString())
}
} else {
json += asString(value_createdAt_9)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_10 = obj["updatedAt"]
if (value_updatedAt_10 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_10 !== 'string') {
if (value_updatedAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_10 instanceof RegExp) {
json += asString(value_updatedAt_10.source)
} else {
json += asString(value_updatedAt_10.toString())
}
} else {
json += asString(value_updatedAt_10)
}
} else {
throw new Error('"updatedAt" is required!')
}
const value_username_11 = obj["username"]
if (value_username_11 !== undefined) {
json += ",\"username\":"
if (typeof value_username_11 !== 'string') {
if (value_username_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_username_11 instanceof Date) {
json += JSON_STR_QUOTE + value_username_11.toISOString() + JSON_STR_QUOTE
} else if (value_username_11 instanceof RegExp) {
json += asString(value_username_11.source)
} else {
json += asString(value_username_11.toString())
}
} else {
json += asString(value_username_11)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_credential_4 = obj["credential"]
if (value_credential_4 !== undefined) {
json += "{\"credential\":"
json += anonymous2(value_credential_4)
} else {
throw new Error('"credential" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_putSecret() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_name_6 = obj["name"]
if (value_name_6 !== undefined) {
json += "{\"name\":"
if (typeof value_name_6 !== 'string') {
if (value_name_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_6 instanceof Date) {
json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
} else if (value_name_6 instanceof RegExp) {
json += asString(value_name_6.source)
} else {
json += asString(value_name_6.toString())
}
} else {
json += asString(value_name_6)
}
} else {
throw new Error('"name" is required!')
}
const value_createdAt_7 = obj["createdAt"]
if (value_createdAt_7 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_7 !== 'string') {
if (value_createdAt_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_7 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_7.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_7 instanceof RegExp) {
json += asString(value_createdAt_7.source)
} else {
json += asString(value_createdAt_7.toString())
}
} else {
json += asString(value_createdAt_7)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_updatedAt_8 = obj["updatedAt"]
if (value_updatedAt_8 !== undefined) {
json += ",\"updatedAt\":"
if (typeof value_updatedAt_8 !== 'string') {
if (value_updatedAt_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_updatedAt_8 instanceof Date) {
json += JSON_STR_QUOTE + value_updatedAt_8.toISOString() + JSON_STR_QUOTE
} else if (value_updatedAt_8 instanceof RegExp) {
json += asString(value_updatedAt_8.source)
} else {
json += asString(value_updatedAt_8.toString())
}
} else {
json += asString(value_updatedAt_8)
}
} else {
throw new Error('"updatedAt" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_secret_4 = obj["secret"]
if (value_secret_4 !== undefined) {
json += "{\"secret\":"
json += anonymous2(value_secret_4)
} else {
throw new Error('"secret" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_putSkillFile() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_path_6 = obj["path"]
if (value_path_6 !== undefined) {
json += "{\"path\":"
if (typeof value_path_6 !== 'string') {
if (value_path_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_6 instanceof Date) {
json += JSON_STR_QUOTE + value_path_6.toISOString() + JSON_STR_QUOTE
} else if (value_path_6 instanceof RegExp) {
json += asString(value_path_6.source)
} else {
json += asString(value_path_6.toString())
}
} else {
json += asString(value_path_6)
}
} else {
throw new Error('"path" is required!')
}
const value_size_7 = obj["size"]
if (value_size_7 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_7)
} else {
throw new Error('"size" is required!')
}
const value_sha256_8 = obj["sha256"]
if (value_sha256_8 !== undefined) {
json += ",\"sha256\":"
if (typeof value_sha256_8 !== 'string') {
if (value_sha256_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_sha256_8 instanceof Date) {
json += JSON_STR_QUOTE + value_sha256_8.toISOString() + JSON_STR_QUOTE
} else if (value_sha256_8 instanceof RegExp) {
json += asString(value_sha256_8.source)
} else {
json += asString(value_sha256_8.toString())
}
} else {
json += asString(value_sha256_8)
}
} else {
throw new Error('"sha256" is required!')
}
const value_isExecutable_9 = obj["isExecutable"]
if (value_isExecutable_9 !== undefined) {
json += ",\"isExecutable\":"
json += asBoolean(value_isExecutable_9)
} else {
throw new Error('"isExecutable" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_file_4 = obj["file"]
if (value_file_4 !== undefined) {
json += "{\"file\":"
json += anonymous2(value_file_4)
} else {
throw new Error('"file" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_readMcpResource() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_5 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_5 ? JSON_STR_COMMA : ((addComma_5 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_5) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/contents' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_contents_4 = obj["contents"]
if (value_contents_4 !== undefined) {
json += "{\"contents\":"
json += anonymous2(value_contents_4)
} else {
throw new Error('"contents" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_readTerminalSession() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_output_4 = obj["output"]
if (value_output_4 !== undefined) {
json += "{\"output\":"
if (typeof value_output_4 !== 'string') {
if (value_output_4 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_4 instanceof Date) {
json += JSON_STR_QUOTE + value_output_4.toISOString() + JSON_STR_QUOTE
} else if (value_output_4 instanceof RegExp) {
json += asString(value_output_4.source)
} else {
json += asString(value_output_4.toString())
}
} else {
json += asString(value_output_4)
}
} else {
throw new Error('"output" is required!')
}
const value_cursor_5 = obj["cursor"]
if (value_cursor_5 !== undefined) {
json += ",\"cursor\":"
json += asInteger(value_cursor_5)
} else {
throw new Error('"cursor" is required!')
}
const value_nextCursor_6 = obj["nextCursor"]
if (value_nextCursor_6 !== undefined) {
json += ",\"nextCursor\":"
json += asInteger(value_nextCursor_6)
} else {
throw new Error('"nextCursor" is required!')
}
const value_status_7 = obj["status"]
if (value_status_7 !== undefined) {
json += ",\"status\":"
if (typeof value_status_7 !== 'string') {
if (value_status_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_7 instanceof Date) {
json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
} else if (value_status_7 instanceof RegExp) {
json += asString(value_status_7.source)
} else {
json += asString(value_status_7.toString())
}
} else {
json += asString(value_status_7)
}
} else {
throw new Error('"status" is required!')
}
const value_exitCode_8 = obj["exitCode"]
if (value_exitCode_8 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_8)
}
const value_signal_9 = obj["signal"]
if (value_signal_9 !== undefined) {
json += ",\"signal\":"
json += asInteger(value_signal_9)
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_receiveChatEvent() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_4 = obj["status"]
if (value_status_4 !== undefined) {
json += "{\"status\":"
if (typeof value_status_4 !== 'string') {
if (value_status_4 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_4 instanceof Date) {
json += JSON_STR_QUOTE + value_status_4.toISOString() + JSON_STR_QUOTE
} else if (value_status_4 instanceof RegExp) {
json += asString(value_status_4.source)
} else {
json += asString(value_status_4.toString())
}
} else {
json += asString(value_status_4)
}
} else {
throw new Error('"status" is required!')
}
const value_content_5 = obj["content"]
if (value_content_5 !== undefined) {
json += ",\"content\":"
if (typeof value_content_5 !== 'string') {
if (value_content_5 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_5 instanceof Date) {
json += JSON_STR_QUOTE + value_content_5.toISOString() + JSON_STR_QUOTE
} else if (value_content_5 instanceof RegExp) {
json += asString(value_content_5.source)
} else {
json += asString(value_content_5.toString())
}
} else {
json += asString(value_content_5)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
const value_challenge_6 = obj["challenge"]
if (value_challenge_6 !== undefined) {
json += ",\"challenge\":"
if (typeof value_challenge_6 !== 'string') {
if (value_challenge_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_challenge_6 instanceof Date) {
json += JSON_STR_QUOTE + value_challenge_6.toISOString() + JSON_STR_QUOTE
} else if (value_challenge_6 instanceof RegExp) {
json += asString(value_challenge_6.source)
} else {
json += asString(value_challenge_6.toString())
}
} else {
json += asString(value_challenge_6)
}
}
const value_type_7 = obj["type"]
if (value_type_7 !== undefined) {
json += ",\"type\":"
json += asInteger(value_type_7)
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_reorderPlanSteps() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous6 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_check_25 = obj["check"]
if (value_check_25 !== undefined) {
json += "{\"check\":"
if (typeof value_check_25 !== 'string') {
if (value_check_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_check_25 instanceof Date) {
json += JSON_STR_QUOTE + value_check_25.toISOString() + JSON_STR_QUOTE
} else if (value_check_25 instanceof RegExp) {
json += asString(value_check_25.source)
} else {
json += asString(value_check_25.toString())
}
} else {
json += asString(value_check_25)
}
} else {
throw new Error('"check" is required!')
}
const value_passed_26 = obj["passed"]
if (value_passed_26 !== undefined) {
json += ",\"passed\":"
json += asBoolean(value_passed_26)
} else {
throw new Error('"passed" is required!')
}
const value_found_27 = obj["found"]
if (value_found_27 !== undefined) {
json += ",\"found\":"
if (typeof value_found_27 !== 'string') {
if (value_found_27 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_found_27 instanceof Date) {
json += JSON_STR_QUOTE + value_found_27.toISOString() + JSON_STR_QUOTE
} else if (value_found_27 instanceof RegExp) {
json += asString(value_found_27.source)
} else {
json += asString(value_found_27.toString())
}
} else {
json += asString(value_found_27)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous5 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planSteps/items/properties/outcome/properties/checks' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous6(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous6(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_status_15 = obj["status"]
if (value_status_15 !== undefined) {
json += "{\"status\":"
if (typeof value_status_15 !== 'string') {
if (value_status_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_15 instanceof Date) {
json += JSON_STR_QUOTE + value_status_15.toISOString() + JSON_STR_QUOTE
} else if (value_status_15 instanceof RegExp) {
json += asString(value_status_15.source)
} else {
json += asString(value_status_15.toString())
}
} else {
json += asString(value_status_15)
}
} else {
throw new Error('"status" is required!')
}
const value_jobId_16 = obj["jobId"]
if (value_jobId_16 !== undefined) {
json += ",\"jobId\":"
if (typeof value_jobId_16 !== 'string') {
if (value_jobId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_jobId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_jobId_16.toISOString() + JSON_STR_QUOTE
} else if (value_jobId_16 instanceof RegExp) {
json += asString(value_jobId_16.source)
} else {
json += asString(value_jobId_16.toString())
}
} else {
json += asString(value_jobId_16)
}
} else {
throw new Error('"jobId" is required!')
}
const value_exitCode_17 = obj["exitCode"]
if (value_exitCode_17 !== undefined) {
json += ",\"exitCode\":"
json += asInteger(value_exitCode_17)
}
const value_signal_18 = obj["signal"]
if (value_signal_18 !== undefined) {
json += ",\"signal\":"
if (typeof value_signal_18 !== 'string') {
if (value_signal_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_signal_18 instanceof Date) {
json += JSON_STR_QUOTE + value_signal_18.toISOString() + JSON_STR_QUOTE
} else if (value_signal_18 instanceof RegExp) {
json += asString(value_signal_18.source)
} else {
json += asString(value_signal_18.toString())
}
} else {
json += asString(value_signal_18)
}
}
const value_durationMs_19 = obj["durationMs"]
if (value_durationMs_19 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_19)
}
const value_outputBytes_20 = obj["outputBytes"]
if (value_outputBytes_20 !== undefined) {
json += ",\"outputBytes\":"
json += asInteger(value_outputBytes_20)
}
const value_errorBytes_21 = obj["errorBytes"]
if (value_errorBytes_21 !== undefined) {
json += ",\"errorBytes\":"
json += asInteger(value_errorBytes_21)
}
const value_reason_22 = obj["reason"]
if (value_reason_22 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_22 !== 'string') {
if (value_reason_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_22 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_22.toISOString() + JSON_STR_QUOTE
} else if (value_reason_22 instanceof RegExp) {
json += asString(value_reason_22.source)
} else {
json += asString(value_reason_22.toString())
}
} else {
json += asString(value_reason_22)
}
}
const value_checks_23 = obj["checks"]
if (value_checks_23 !== undefined) {
json += ",\"checks\":"
json += anonymous5(value_checks_23)
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_description_7 = obj["description"]
if (value_description_7 !== undefined) {
json += ",\"description\":"
if (typeof value_description_7 !== 'string') {
if (value_description_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_7 instanceof Date) {
json += JSON_STR_QUOTE + value_description_7.toISOString() + JSON_STR_QUOTE
} else if (value_description_7 instanceof RegExp) {
json += asString(value_description_7.source)
} else {
json += asString(value_description_7.toString())
}
} else {
json += asString(value_description_7)
}
} else {
throw new Error('"description" is required!')
}
const value_command_8 = obj["command"]
if (value_command_8 !== undefined) {
json += ",\"command\":"
if (typeof value_command_8 !== 'string') {
if (value_command_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_command_8 instanceof Date) {
json += JSON_STR_QUOTE + value_command_8.toISOString() + JSON_STR_QUOTE
} else if (value_command_8 instanceof RegExp) {
json += asString(value_command_8.source)
} else {
json += asString(value_command_8.toString())
}
} else {
json += asString(value_command_8)
}
}
const value_expectedOutcome_9 = obj["expectedOutcome"]
if (value_expectedOutcome_9 !== undefined) {
json += ",\"expectedOutcome\":"
if (typeof value_expectedOutcome_9 !== 'string') {
if (value_expectedOutcome_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expectedOutcome_9 instanceof Date) {
json += JSON_STR_QUOTE + value_expectedOutcome_9.toISOString() + JSON_STR_QUOTE
} else if (value_expectedOutcome_9 instanceof RegExp) {
json += asString(value_expectedOutcome_9.source)
} else {
json += asString(value_expectedOutcome_9.toString())
}
} else {
json += asString(value_expectedOutcome_9)
}
}
const value_output_10 = obj["output"]
if (value_output_10 !== undefined) {
json += ",\"output\":"
if (typeof value_output_10 !== 'string') {
if (value_output_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_10 instanceof Date) {
json += JSON_STR_QUOTE + value_output_10.toISOString() + JSON_STR_QUOTE
} else if (value_output_10 instanceof RegExp) {
json += asString(value_output_10.source)
} else {
json += asString(value_output_10.toString())
}
} else {
json += asString(value_output_10)
}
}
const value_error_11 = obj["error"]
if (value_error_11 !== undefined) {
json += ",\"error\":"
if (typeof value_error_11 !== 'string') {
if (value_error_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_11 instanceof Date) {
json += JSON_STR_QUOTE + value_error_11.toISOString() + JSON_STR_QUOTE
} else if (value_error_11 instanceof RegExp) {
json += asString(value_error_11.source)
} else {
json += asString(value_error_11.toString())
}
} else {
json += asString(value_error_11)
}
}
const value_executedAt_12 = obj["executedAt"]
if (value_executedAt_12 !== undefined) {
json += ",\"executedAt\":"
if (typeof value_executedAt_12 !== 'string') {
if (value_executedAt_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_executedAt_12 instanceof Date) {
json += JSON_STR_QUOTE + value_executedAt_12.toISOString() + JSON_STR_QUOTE
} else if (value_executedAt_12 instanceof RegExp) {
json += asString(value_executedAt_12.source)
} else {
json += asString(value_executedAt_12.toString())
}
} else {
json += asString(value_executedAt_12)
}
}
const value_outcome_13 = obj["outcome"]
if (value_outcome_13 !== undefined) {
json += ",\"outcome\":"
json += anonymous4(value_outcome_13)
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/planSteps' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_planSteps_4 = obj["planSteps"]
if (value_planSteps_4 !== undefined) {
json += "{\"planSteps\":"
json += anonymous2(value_planSteps_4)
} else {
throw new Error('"planSteps" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_respondApproval() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_11 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_11 ? JSON_STR_COMMA : ((addComma_11 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_11) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_chatId_7 = obj["chatId"]
if (value_chatId_7 !== undefined) {
json += ",\"chatId\":"
if (typeof value_chatId_7 !== 'string') {
if (value_chatId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_chatId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_chatId_7.toISOString() + JSON_STR_QUOTE
} else if (value_chatId_7 instanceof RegExp) {
json += asString(value_chatId_7.source)
} else {
json += asString(value_chatId_7.toString())
}
} else {
json += asString(value_chatId_7)
}
} else {
throw new Error('"chatId" is required!')
}
const value_callId_8 = obj["callId"]
if (value_callId_8 !== undefined) {
json += ",\"callId\":"
if (typeof value_callId_8 !== 'string') {
if (value_callId_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_callId_8 instanceof Date) {
json += JSON_STR_QUOTE + value_callId_8.toISOString() + JSON_STR_QUOTE
} else if (value_callId_8 instanceof RegExp) {
json += asString(value_callId_8.source)
} else {
json += asString(value_callId_8.toString())
}
} else {
json += asString(value_callId_8)
}
} else {
throw new Error('"callId" is required!')
}
const value_tool_9 = obj["tool"]
if (value_tool_9 !== undefined) {
json += ",\"tool\":"
if (typeof value_tool_9 !== 'string') {
if (value_tool_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tool_9 instanceof Date) {
json += JSON_STR_QUOTE + value_tool_9.toISOString() + JSON_STR_QUOTE
} else if (value_tool_9 instanceof RegExp) {
json += asString(value_tool_9.source)
} else {
json += asString(value_tool_9.toString())
}
} else {
json += asString(value_tool_9)
}
} else {
throw new Error('"tool" is required!')
}
const value_input_10 = obj["input"]
if (value_input_10 !== undefined) {
json += ",\"input\":"
json += anonymous3(value_input_10)
} else {
throw new Error('"input" is required!')
}
const value_state_12 = obj["state"]
if (value_state_12 !== undefined) {
json += ",\"state\":"
if (typeof value_state_12 !== 'string') {
if (value_state_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_12 instanceof Date) {
json += JSON_STR_QUOTE + value_state_12.toISOString() + JSON_STR_QUOTE
} else if (value_state_12 instanceof RegExp) {
json += asString(value_state_12.source)
} else {
json += asString(value_state_12.toString())
}
} else {
json += asString(value_state_12)
}
} else {
throw new Error('"state" is required!')
}
const value_createdAt_13 = obj["createdAt"]
if (value_createdAt_13 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_13 !== 'string') {
if (value_createdAt_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_13 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_13.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_13 instanceof RegExp) {
json += asString(value_createdAt_13.source)
} else {
json += asString(value_createdAt_13.toString())
}
} else {
json += asString(value_createdAt_13)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_expiresAt_14 = obj["expiresAt"]
if (value_expiresAt_14 !== undefined) {
json += ",\"expiresAt\":"
if (typeof value_expiresAt_14 !== 'string') {
if (value_expiresAt_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_expiresAt_14 instanceof Date) {
json += JSON_STR_QUOTE + value_expiresAt_14.toISOString() + JSON_STR_QUOTE
} else if (value_expiresAt_14 instanceof RegExp) {
json += asString(value_expiresAt_14.source)
} else {
json += asString(value_expiresAt_14.toString())
}
} else {
json += asString(value_expiresAt_14)
}
} else {
throw new Error('"expiresAt" is required!')
}
const value_scope_15 = obj["scope"]
if (value_scope_15 !== undefined) {
json += ",\"scope\":"
if (typeof value_scope_15 !== 'string') {
if (value_scope_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_scope_15 instanceof Date) {
json += JSON_STR_QUOTE + value_scope_15.toISOString() + JSON_STR_QUOTE
} else if (value_scope_15 instanceof RegExp) {
json += asString(value_scope_15.source)
} else {
json += asString(value_scope_15.toString())
}
} else {
json += asString(value_scope_15)
}
}
const value_reason_16 = obj["reason"]
if (value_reason_16 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_16 !== 'string') {
if (value_reason_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_16 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_16.toISOString() + JSON_STR_QUOTE
} else if (value_reason_16 instanceof RegExp) {
json += asString(value_reason_16.source)
} else {
json += asString(value_reason_16.toString())
}
} else {
json += asString(value_reason_16)
}
}
const value_decidedBy_17 = obj["decidedBy"]
if (value_decidedBy_17 !== undefined) {
json += ",\"decidedBy\":"
if (typeof value_decidedBy_17 !== 'string') {
if (value_decidedBy_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_decidedBy_17 instanceof Date) {
json += JSON_STR_QUOTE + value_decidedBy_17.toISOString() + JSON_STR_QUOTE
} else if (value_decidedBy_17 instanceof RegExp) {
json += asString(value_decidedBy_17.source)
} else {
json += asString(value_decidedBy_17.toString())
}
} else {
json += asString(value_decidedBy_17)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_approval_4 = obj["approval"]
if (value_approval_4 !== undefined) {
json += "{\"approval\":"
json += anonymous2(value_approval_4)
} else {
throw new Error('"approval" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_searchKnowledge() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/results/items/properties/headingPath' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous7 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_start_14 = obj["start"]
if (value_start_14 !== undefined) {
json += "{\"start\":"
json += asInteger(value_start_14)
} else {
throw new Error('"start" is required!')
}
const value_end_15 = obj["end"]
if (value_end_15 !== undefined) {
json += ",\"end\":"
json += asInteger(value_end_15)
} else {
throw new Error('"end" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous6 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/results/items/properties/snippet/properties/matches' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous7(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous7(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_text_11 = obj["text"]
if (value_text_11 !== undefined) {
json += "{\"text\":"
if (typeof value_text_11 !== 'string') {
if (value_text_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_text_11 instanceof Date) {
json += JSON_STR_QUOTE + value_text_11.toISOString() + JSON_STR_QUOTE
} else if (value_text_11 instanceof RegExp) {
json += asString(value_text_11.source)
} else {
json += asString(value_text_11.toString())
}
} else {
json += asString(value_text_11)
}
} else {
throw new Error('"text" is required!')
}
const value_matches_12 = obj["matches"]
if (value_matches_12 !== undefined) {
json += ",\"matches\":"
json += anonymous6(value_matches_12)
} else {
throw new Error('"matches" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_title_7 = obj["title"]
if (value_title_7 !== undefined) {
json += ",\"title\":"
if (typeof value_title_7 !== 'string') {
if (value_title_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_title_7 instanceof Date) {
json += JSON_STR_QUOTE + value_title_7.toISOString() + JSON_STR_QUOTE
} else if (value_title_7 instanceof RegExp) {
json += asString(value_title_7.source)
} else {
json += asString(value_title_7.toString())
}
} else {
json += asString(value_title_7)
}
} else {
throw new Error('"title" is required!')
}
const value_headingPath_8 = obj["headingPath"]
if (value_headingPath_8 !== undefined) {
json += ",\"headingPath\":"
json += anonymous4(value_headingPath_8)
} else {
throw new Error('"headingPath" is required!')
}
const value_snippet_9 = obj["snippet"]
if (value_snippet_9 !== undefined) {
json += ",\"snippet\":"
json += anonymous5(value_snippet_9)
} else {
throw new Error('"snippet" is required!')
}
const value_score_16 = obj["score"]
if (value_score_16 !== undefined) {
json += ",\"score\":"
json += asNumber(value_score_16)
} else {
throw new Error('"score" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/results' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous8 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_state_19 = obj["state"]
if (value_state_19 !== undefined) {
json += "{\"state\":"
if (typeof value_state_19 !== 'string') {
if (value_state_19 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_19 instanceof Date) {
json += JSON_STR_QUOTE + value_state_19.toISOString() + JSON_STR_QUOTE
} else if (value_state_19 instanceof RegExp) {
json += asString(value_state_19.source)
} else {
json += asString(value_state_19.toString())
}
} else {
json += asString(value_state_19)
}
} else {
throw new Error('"state" is required!')
}
const value_model_20 = obj["model"]
if (value_model_20 !== undefined) {
json += ",\"model\":"
if (typeof value_model_20 !== 'string') {
if (value_model_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_model_20 instanceof Date) {
json += JSON_STR_QUOTE + value_model_20.toISOString() + JSON_STR_QUOTE
} else if (value_model_20 instanceof RegExp) {
json += asString(value_model_20.source)
} else {
json += asString(value_model_20.toString())
}
} else {
json += asString(value_model_20)
}
}
const value_pending_21 = obj["pending"]
if (value_pending_21 !== undefined) {
json += ",\"pending\":"
json += asInteger(value_pending_21)
}
const value_reason_22 = obj["reason"]
if (value_reason_22 !== undefined) {
json += ",\"reason\":"
if (typeof value_reason_22 !== 'string') {
if (value_reason_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_reason_22 instanceof Date) {
json += JSON_STR_QUOTE + value_reason_22.toISOString() + JSON_STR_QUOTE
} else if (value_reason_22 instanceof RegExp) {
json += asString(value_reason_22.source)
} else {
json += asString(value_reason_22.toString())
}
} else {
json += asString(value_reason_22)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_results_4 = obj["results"]
if (value_results_4 !== undefined) {
json += "{\"results\":"
json += anonymous2(value_results_4)
} else {
throw new Error('"results" is required!')
}
const value_semantic_17 = obj["semantic"]
if (value_semantic_17 !== undefined) {
json += ",\"semantic\":"
json += anonymous8(value_semantic_17)
} else {
throw new Error('"semantic" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_sendChatMessage() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous5 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_19 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_19 ? JSON_STR_COMMA : ((addComma_19 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_19) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_12 = obj["id"]
if (value_id_12 !== undefined) {
json += "{\"id\":"
if (typeof value_id_12 !== 'string') {
if (value_id_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_12 instanceof Date) {
json += JSON_STR_QUOTE + value_id_12.toISOString() + JSON_STR_QUOTE
} else if (value_id_12 instanceof RegExp) {
json += asString(value_id_12.source)
} else {
json += asString(value_id_12.toString())
}
} else {
json += asString(value_id_12)
}
} else {
throw new Error('"id" is required!')
}
const value_kind_13 = obj["kind"]
if (value_kind_13 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_13 !== 'string') {
if (value_kind_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_13 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_13.toISOString() + JSON_STR_QUOTE
} else if (value_kind_13 instanceof RegExp) {
json += asString(value_kind_13.source)
} else {
json += asString(value_kind_13.toString())
}
} else {
json += asString(value_kind_13)
}
} else {
throw new Error('"kind" is required!')
}
const value_step_14 = obj["step"]
if (value_step_14 !== undefined) {
json += ",\"step\":"
json += asInteger(value_step_14)
} else {
throw new Error('"step" is required!')
}
const value_text_15 = obj["text"]
if (value_text_15 !== undefined) {
json += ",\"text\":"
if (typeof value_text_15 !== 'string') {
if (value_text_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_text_15 instanceof Date) {
json += JSON_STR_QUOTE + value_text_15.toISOString() + JSON_STR_QUOTE
} else if (value_text_15 instanceof RegExp) {
json += asString(value_text_15.source)
} else {
json += asString(value_text_15.toString())
}
} else {
json += asString(value_text_15)
}
}
const value_callId_16 = obj["callId"]
if (value_callId_16 !== undefined) {
json += ",\"callId\":"
if (typeof value_callId_16 !== 'string') {
if (value_callId_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_callId_16 instanceof Date) {
json += JSON_STR_QUOTE + value_callId_16.toISOString() + JSON_STR_QUOTE
} else if (value_callId_16 instanceof RegExp) {
json += asString(value_callId_16.source)
} else {
json += asString(value_callId_16.toString())
}
} else {
json += asString(value_callId_16)
}
}
const value_tool_17 = obj["tool"]
if (value_tool_17 !== undefined) {
json += ",\"tool\":"
if (typeof value_tool_17 !== 'string') {
if (value_tool_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tool_17 instanceof Date) {
json += JSON_STR_QUOTE + value_tool_17.toISOString() + JSON_STR_QUOTE
} else if (value_tool_17 instanceof RegExp) {
json += asString(value_tool_17.source)
} else {
json += asString(value_tool_17.toString())
}
} else {
json += asString(value_tool_17)
}
}
const value_input_18 = obj["input"]
if (value_input_18 !== undefined) {
json += ",\"input\":"
json += anonymous5(value_input_18)
}
const value_state_20 = obj["state"]
if (value_state_20 !== undefined) {
json += ",\"state\":"
if (typeof value_state_20 !== 'string') {
if (value_state_20 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_20 instanceof Date) {
json += JSON_STR_QUOTE + value_state_20.toISOString() + JSON_STR_QUOTE
} else if (value_state_20 instanceof RegExp) {
json += asString(value_state_20.source)
} else {
json += asString(value_state_20.toString())
}
} else {
json += asString(value_state_20)
}
}
const value_output_21 = obj["output"]
if (value_output_21 !== undefined) {
json += ",\"output\":"
if (typeof value_output_21 !== 'string') {
if (value_output_21 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_output_21 instanceof Date) {
json += JSON_STR_QUOTE + value_output_21.toISOString() + JSON_STR_QUOTE
} else if (value_output_21 instanceof RegExp) {
json += asString(value_output_21.source)
} else {
json += asString(value_output_21.toString())
}
} else {
json += asString(value_output_21)
}
}
const value_approvalId_22 = obj["approvalId"]
if (value_approvalId_22 !== undefined) {
json += ",\"approvalId\":"
if (typeof value_approvalId_22 !== 'string') {
if (value_approvalId_22 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_approvalId_22 instanceof Date) {
json += JSON_STR_QUOTE + value_approvalId_22.toISOString() + JSON_STR_QUOTE
} else if (value_approvalId_22 instanceof RegExp) {
json += asString(value_approvalId_22.source)
} else {
json += asString(value_approvalId_22.toString())
}
} else {
json += asString(value_approvalId_22)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/message/properties/parts' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous4(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous4(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_seq_7 = obj["seq"]
if (value_seq_7 !== undefined) {
json += ",\"seq\":"
json += asInteger(value_seq_7)
} else {
throw new Error('"seq" is required!')
}
const value_role_8 = obj["role"]
if (value_role_8 !== undefined) {
json += ",\"role\":"
if (typeof value_role_8 !== 'string') {
if (value_role_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_role_8 instanceof Date) {
json += JSON_STR_QUOTE + value_role_8.toISOString() + JSON_STR_QUOTE
} else if (value_role_8 instanceof RegExp) {
json += asString(value_role_8.source)
} else {
json += asString(value_role_8.toString())
}
} else {
json += asString(value_role_8)
}
} else {
throw new Error('"role" is required!')
}
const value_state_9 = obj["state"]
if (value_state_9 !== undefined) {
json += ",\"state\":"
if (typeof value_state_9 !== 'string') {
if (value_state_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_state_9 instanceof Date) {
json += JSON_STR_QUOTE + value_state_9.toISOString() + JSON_STR_QUOTE
} else if (value_state_9 instanceof RegExp) {
json += asString(value_state_9.source)
} else {
json += asString(value_state_9.toString())
}
} else {
json += asString(value_state_9)
}
} else {
throw new Error('"state" is required!')
}
const value_parts_10 = obj["parts"]
if (value_parts_10 !== undefined) {
json += ",\"parts\":"
json += anonymous3(value_parts_10)
} else {
throw new Error('"parts" is required!')
}
const value_event_23 = obj["event"]
if (value_event_23 !== undefined) {
json += ",\"event\":"
json += asInteger(value_event_23)
} else {
throw new Error('"event" is required!')
}
const value_createdAt_24 = obj["createdAt"]
if (value_createdAt_24 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_24 !== 'string') {
if (value_createdAt_24 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_24 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_24.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_24 instanceof RegExp) {
json += asString(value_createdAt_24.source)
} else {
json += asString(value_createdAt_24.toString())
}
} else {
json += asString(value_createdAt_24)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_delivery_25 = obj["delivery"]
if (value_delivery_25 !== undefined) {
json += ",\"delivery\":"
if (typeof value_delivery_25 !== 'string') {
if (value_delivery_25 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_delivery_25 instanceof Date) {
json += JSON_STR_QUOTE + value_delivery_25.toISOString() + JSON_STR_QUOTE
} else if (value_delivery_25 instanceof RegExp) {
json += asString(value_delivery_25.source)
} else {
json += asString(value_delivery_25.toString())
}
} else {
json += asString(value_delivery_25)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_message_4 = obj["message"]
if (value_message_4 !== undefined) {
json += "{\"message\":"
json += anonymous2(value_message_4)
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_streamEvents() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
let addComma_11 = false
for (const key of Object.keys(obj)) {
if (
obj[key] === undefined ||
typeof obj[key] === 'function' ||
typeof obj[key] === 'symbol'
) continue
const value = obj[key]
json += addComma_11 ? JSON_STR_COMMA : ((addComma_11 = true), JSON_STR_BEGIN_OBJECT)
json += asString(key) + JSON_STR_COLONS + JSON.stringify(value)
}
if (!addComma_11) json += JSON_STR_BEGIN_OBJECT
return json + JSON_STR_END_OBJECT
}
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
json += asInteger(value_id_6)
} else {
throw new Error('"id" is required!')
}
const value_kind_7 = obj["kind"]
if (value_kind_7 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_7 !== 'string') {
if (value_kind_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_7 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_7.toISOString() + JSON_STR_QUOTE
} else if (value_kind_7 instanceof RegExp) {
json += asString(value_kind_7.source)
} else {
json += asString(value_kind_7.toString())
}
} else {
json += asString(value_kind_7)
}
} else {
throw new Error('"kind" is required!')
}
const value_at_8 = obj["at"]
if (value_at_8 !== undefined) {
json += ",\"at\":"
if (typeof value_at_8 !== 'string') {
if (value_at_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_8 instanceof Date) {
json += JSON_STR_QUOTE + value_at_8.toISOString() + JSON_STR_QUOTE
} else if (value_at_8 instanceof RegExp) {
json += asString(value_at_8.source)
} else {
json += asString(value_at_8.toString())
}
} else {
json += asString(value_at_8)
}
} else {
throw new Error('"at" is required!')
}
const value_actor_9 = obj["actor"]
if (value_actor_9 !== undefined) {
json += ",\"actor\":"
if (typeof value_actor_9 !== 'string') {
if (value_actor_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_actor_9 instanceof Date) {
json += JSON_STR_QUOTE + value_actor_9.toISOString() + JSON_STR_QUOTE
} else if (value_actor_9 instanceof RegExp) {
json += asString(value_actor_9.source)
} else {
json += asString(value_actor_9.toString())
}
} else {
json += asString(value_actor_9)
}
} else {
throw new Error('"actor" is required!')
}
const value_data_10 = obj["data"]
if (value_data_10 !== undefined) {
json += ",\"data\":"
json += anonymous4(value_data_10)
} else {
throw new Error('"data" is required!')
}
const value_taskId_12 = obj["taskId"]
if (value_taskId_12 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_12 !== 'string') {
if (value_taskId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_12.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_12 instanceof RegExp) {
json += asString(value_taskId_12.source)
} else {
json += asString(value_taskId_12.toString())
}
} else {
json += asString(value_taskId_12)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/events' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_events_4 = obj["events"]
if (value_events_4 !== undefined) {
json += "{\"events\":"
json += anonymous2(value_events_4)
} else {
throw new Error('"events" is required!')
}
const value_nextCursor_13 = obj["nextCursor"]
if (value_nextCursor_13 !== undefined) {
json += ",\"nextCursor\":"
if (typeof value_nextCursor_13 !== 'string') {
if (value_nextCursor_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextCursor_13 instanceof Date) {
json += JSON_STR_QUOTE + value_nextCursor_13.toISOString() + JSON_STR_QUOTE
} else if (value_nextCursor_13 instanceof RegExp) {
json += asString(value_nextCursor_13.source)
} else {
json += asString(value_nextCursor_13.toString())
}
} else {
json += asString(value_nextCursor_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_submitTaskReview() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_9 = obj["id"]
if (value_id_9 !== undefined) {
json += "{\"id\":"
if (typeof value_id_9 !== 'string') {
if (value_id_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_9 instanceof Date) {
json += JSON_STR_QUOTE + value_id_9.toISOString() + JSON_STR_QUOTE
} else if (value_id_9 instanceof RegExp) {
json += asString(value_id_9.source)
} else {
json += asString(value_id_9.toString())
}
} else {
json += asString(value_id_9)
}
} else {
throw new Error('"id" is required!')
}
const value_name_10 = obj["name"]
if (value_name_10 !== undefined) {
json += ",\"name\":"
if (typeof value_name_10 !== 'string') {
if (value_name_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_name_10 instanceof Date) {
json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
} else if (value_name_10 instanceof RegExp) {
json += asString(value_name_10.source)
} else {
json += asString(value_name_10.toString())
}
} else {
json += asString(value_name_10)
}
} else {
throw new Error('"name" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_reviewer_7 = obj["reviewer"]
if (value_reviewer_7 !== undefined) {
json += ",\"reviewer\":"
json += anonymous3(value_reviewer_7)
} else {
throw new Error('"reviewer" is required!')
}
const value_verdict_11 = obj["verdict"]
if (value_verdict_11 !== undefined) {
json += ",\"verdict\":"
if (typeof value_verdict_11 !== 'string') {
if (value_verdict_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_verdict_11 instanceof Date) {
json += JSON_STR_QUOTE + value_verdict_11.toISOString() + JSON_STR_QUOTE
} else if (value_verdict_11 instanceof RegExp) {
json += asString(value_verdict_11.source)
} else {
json += asString(value_verdict_11.toString())
}
} else {
json += asString(value_verdict_11)
}
} else {
throw new Error('"verdict" is required!')
}
const value_content_12 = obj["content"]
if (value_content_12 !== undefined) {
json += ",\"content\":"
if (typeof value_content_12 !== 'string') {
if (value_content_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_content_12 instanceof Date) {
json += JSON_STR_QUOTE + value_content_12.toISOString() + JSON_STR_QUOTE
} else if (value_content_12 instanceof RegExp) {
json += asString(value_content_12.source)
} else {
json += asString(value_content_12.toString())
}
} else {
json += asString(value_content_12)
}
} else {
throw new Error('"content" is required!')
}
const value_revision_13 = obj["revision"]
if (value_revision_13 !== undefined) {
json += ",\"revision\":"
json += asInteger(value_revision_13)
} else {
throw new Error('"revision" is required!')
}
const value_createdAt_14 = obj["createdAt"]
if (value_createdAt_14 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_14 !== 'string') {
if (value_createdAt_14 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_14 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_14.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_14 instanceof RegExp) {
json += asString(value_createdAt_14.source)
} else {
json += asString(value_createdAt_14.toString())
}
} else {
json += asString(value_createdAt_14)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_tokenName_15 = obj["tokenName"]
if (value_tokenName_15 !== undefined) {
json += ",\"tokenName\":"
if (typeof value_tokenName_15 !== 'string') {
if (value_tokenName_15 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_tokenName_15 instanceof Date) {
json += JSON_STR_QUOTE + value_tokenName_15.toISOString() + JSON_STR_QUOTE
} else if (value_tokenName_15 instanceof RegExp) {
json += asString(value_tokenName_15.source)
} else {
json += asString(value_tokenName_15.toString())
}
} else {
json += asString(value_tokenName_15)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_review_4 = obj["review"]
if (value_review_4 !== undefined) {
json += "{\"review\":"
json += anonymous2(value_review_4)
} else {
throw new Error('"review" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_testAiProvider() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/test/properties/models' does not match schema definition.")
}
const arrayLength = obj.length
if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
return asPlainStringArray(obj, arrayLength)
}
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
if (typeof value !== 'string') {
if (value === null) {
json += JSON_STR_EMPTY_STRING
} else if (value instanceof Date) {
json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
} else if (value instanceof RegExp) {
json += asString(value.source)
} else {
json += asString(value.toString())
}
} else {
json += asString(value)
}
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_isReachable_6 = obj["isReachable"]
if (value_isReachable_6 !== undefined) {
json += "{\"isReachable\":"
json += asBoolean(value_isReachable_6)
} else {
throw new Error('"isReachable" is required!')
}
const value_durationMs_7 = obj["durationMs"]
if (value_durationMs_7 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_7)
} else {
throw new Error('"durationMs" is required!')
}
const value_error_8 = obj["error"]
if (value_error_8 !== undefined) {
json += ",\"error\":"
if (typeof value_error_8 !== 'string') {
if (value_error_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_8 instanceof Date) {
json += JSON_STR_QUOTE + value_error_8.toISOString() + JSON_STR_QUOTE
} else if (value_error_8 instanceof RegExp) {
json += asString(value_error_8.source)
} else {
json += asString(value_error_8.toString())
}
} else {
json += asString(value_error_8)
}
}
const value_models_9 = obj["models"]
if (value_models_9 !== undefined) {
json += ",\"models\":"
json += anonymous3(value_models_9)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_test_4 = obj["test"]
if (value_test_4 !== undefined) {
json += "{\"test\":"
json += anonymous2(value_test_4)
} else {
throw new Error('"test" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_testChatIntegration() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_isReachable_6 = obj["isReachable"]
if (value_isReachable_6 !== undefined) {
json += "{\"isReachable\":"
json += asBoolean(value_isReachable_6)
} else {
throw new Error('"isReachable" is required!')
}
const value_durationMs_7 = obj["durationMs"]
if (value_durationMs_7 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_7)
} else {
throw new Error('"durationMs" is required!')
}
const value_error_8 = obj["error"]
if (value_error_8 !== undefined) {
json += ",\"error\":"
if (typeof value_error_8 !== 'string') {
if (value_error_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_8 instanceof Date) {
json += JSON_STR_QUOTE + value_error_8.toISOString() + JSON_STR_QUOTE
} else if (value_error_8 instanceof RegExp) {
json += asString(value_error_8.source)
} else {
json += asString(value_error_8.toString())
}
} else {
json += asString(value_error_8)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_test_4 = obj["test"]
if (value_test_4 !== undefined) {
json += "{\"test\":"
json += anonymous2(value_test_4)
} else {
throw new Error('"test" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_testMcpServer() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_code_11 = obj["code"]
if (value_code_11 !== undefined) {
json += "{\"code\":"
if (typeof value_code_11 !== 'string') {
if (value_code_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_code_11 instanceof Date) {
json += JSON_STR_QUOTE + value_code_11.toISOString() + JSON_STR_QUOTE
} else if (value_code_11 instanceof RegExp) {
json += asString(value_code_11.source)
} else {
json += asString(value_code_11.toString())
}
} else {
json += asString(value_code_11)
}
} else {
throw new Error('"code" is required!')
}
const value_message_12 = obj["message"]
if (value_message_12 !== undefined) {
json += ",\"message\":"
if (typeof value_message_12 !== 'string') {
if (value_message_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_12 instanceof Date) {
json += JSON_STR_QUOTE + value_message_12.toISOString() + JSON_STR_QUOTE
} else if (value_message_12 instanceof RegExp) {
json += asString(value_message_12.source)
} else {
json += asString(value_message_12.toString())
}
} else {
json += asString(value_message_12)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_isReachable_6 = obj["isReachable"]
if (value_isReachable_6 !== undefined) {
json += "{\"isReachable\":"
json += asBoolean(value_isReachable_6)
} else {
throw new Error('"isReachable" is required!')
}
const value_durationMs_7 = obj["durationMs"]
if (value_durationMs_7 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_7)
} else {
throw new Error('"durationMs" is required!')
}
const value_toolCount_8 = obj["toolCount"]
if (value_toolCount_8 !== undefined) {
json += ",\"toolCount\":"
json += asInteger(value_toolCount_8)
}
const value_error_9 = obj["error"]
if (value_error_9 !== undefined) {
json += ",\"error\":"
json += anonymous3(value_error_9)
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_test_4 = obj["test"]
if (value_test_4 !== undefined) {
json += "{\"test\":"
json += anonymous2(value_test_4)
} else {
throw new Error('"test" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_testWebhook() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous4 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_at_13 = obj["at"]
if (value_at_13 !== undefined) {
json += "{\"at\":"
if (typeof value_at_13 !== 'string') {
if (value_at_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_at_13 instanceof Date) {
json += JSON_STR_QUOTE + value_at_13.toISOString() + JSON_STR_QUOTE
} else if (value_at_13 instanceof RegExp) {
json += asString(value_at_13.source)
} else {
json += asString(value_at_13.toString())
}
} else {
json += asString(value_at_13)
}
} else {
throw new Error('"at" is required!')
}
const value_durationMs_14 = obj["durationMs"]
if (value_durationMs_14 !== undefined) {
json += ",\"durationMs\":"
json += asInteger(value_durationMs_14)
} else {
throw new Error('"durationMs" is required!')
}
const value_status_15 = obj["status"]
if (value_status_15 !== undefined) {
json += ",\"status\":"
json += asInteger(value_status_15)
}
const value_error_16 = obj["error"]
if (value_error_16 !== undefined) {
json += ",\"error\":"
if (typeof value_error_16 !== 'string') {
if (value_error_16 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_error_16 instanceof Date) {
json += JSON_STR_QUOTE + value_error_16.toISOString() + JSON_STR_QUOTE
} else if (value_error_16 instanceof RegExp) {
json += asString(value_error_16.source)
} else {
json += asString(value_error_16.toString())
}
} else {
json += asString(value_error_16)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous3 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/delivery/properties/attempts' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous4(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous4(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_id_6 = obj["id"]
if (value_id_6 !== undefined) {
json += "{\"id\":"
if (typeof value_id_6 !== 'string') {
if (value_id_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_id_6 instanceof Date) {
json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
} else if (value_id_6 instanceof RegExp) {
json += asString(value_id_6.source)
} else {
json += asString(value_id_6.toString())
}
} else {
json += asString(value_id_6)
}
} else {
throw new Error('"id" is required!')
}
const value_webhookId_7 = obj["webhookId"]
if (value_webhookId_7 !== undefined) {
json += ",\"webhookId\":"
if (typeof value_webhookId_7 !== 'string') {
if (value_webhookId_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_webhookId_7 instanceof Date) {
json += JSON_STR_QUOTE + value_webhookId_7.toISOString() + JSON_STR_QUOTE
} else if (value_webhookId_7 instanceof RegExp) {
json += asString(value_webhookId_7.source)
} else {
json += asString(value_webhookId_7.toString())
}
} else {
json += asString(value_webhookId_7)
}
} else {
throw new Error('"webhookId" is required!')
}
const value_eventId_8 = obj["eventId"]
if (value_eventId_8 !== undefined) {
json += ",\"eventId\":"
json += asInteger(value_eventId_8)
} else {
throw new Error('"eventId" is required!')
}
const value_kind_9 = obj["kind"]
if (value_kind_9 !== undefined) {
json += ",\"kind\":"
if (typeof value_kind_9 !== 'string') {
if (value_kind_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_kind_9 instanceof Date) {
json += JSON_STR_QUOTE + value_kind_9.toISOString() + JSON_STR_QUOTE
} else if (value_kind_9 instanceof RegExp) {
json += asString(value_kind_9.source)
} else {
json += asString(value_kind_9.toString())
}
} else {
json += asString(value_kind_9)
}
} else {
throw new Error('"kind" is required!')
}
const value_status_10 = obj["status"]
if (value_status_10 !== undefined) {
json += ",\"status\":"
if (typeof value_status_10 !== 'string') {
if (value_status_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_status_10 instanceof Date) {
json += JSON_STR_QUOTE + value_status_10.toISOString() + JSON_STR_QUOTE
} else if (value_status_10 instanceof RegExp) {
json += asString(value_status_10.source)
} else {
json += asString(value_status_10.toString())
}
} else {
json += asString(value_status_10)
}
} else {
throw new Error('"status" is required!')
}
const value_attempts_11 = obj["attempts"]
if (value_attempts_11 !== undefined) {
json += ",\"attempts\":"
json += anonymous3(value_attempts_11)
} else {
throw new Error('"attempts" is required!')
}
const value_createdAt_17 = obj["createdAt"]
if (value_createdAt_17 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_17 !== 'string') {
if (value_createdAt_17 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_17 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_17.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_17 instanceof RegExp) {
json += asString(value_createdAt_17.source)
} else {
json += asString(value_createdAt_17.toString())
}
} else {
json += asString(value_createdAt_17)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_nextAttemptAt_18 = obj["nextAttemptAt"]
if (value_nextAttemptAt_18 !== undefined) {
json += ",\"nextAttemptAt\":"
if (typeof value_nextAttemptAt_18 !== 'string') {
if (value_nextAttemptAt_18 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_nextAttemptAt_18 instanceof Date) {
json += JSON_STR_QUOTE + value_nextAttemptAt_18.toISOString() + JSON_STR_QUOTE
} else if (value_nextAttemptAt_18 instanceof RegExp) {
json += asString(value_nextAttemptAt_18.source)
} else {
json += asString(value_nextAttemptAt_18.toString())
}
} else {
json += asString(value_nextAttemptAt_18)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_delivery_4 = obj["delivery"]
if (value_delivery_4 !== undefined) {
json += "{\"delivery\":"
json += anonymous2(value_delivery_4)
} else {
throw new Error('"delivery" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_uploadResource() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous2 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_filename_6 = obj["filename"]
if (value_filename_6 !== undefined) {
json += "{\"filename\":"
if (typeof value_filename_6 !== 'string') {
if (value_filename_6 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_filename_6 instanceof Date) {
json += JSON_STR_QUOTE + value_filename_6.toISOString() + JSON_STR_QUOTE
} else if (value_filename_6 instanceof RegExp) {
json += asString(value_filename_6.source)
} else {
json += asString(value_filename_6.toString())
}
} else {
json += asString(value_filename_6)
}
} else {
throw new Error('"filename" is required!')
}
const value_mimeType_7 = obj["mimeType"]
if (value_mimeType_7 !== undefined) {
json += ",\"mimeType\":"
if (typeof value_mimeType_7 !== 'string') {
if (value_mimeType_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_mimeType_7 instanceof Date) {
json += JSON_STR_QUOTE + value_mimeType_7.toISOString() + JSON_STR_QUOTE
} else if (value_mimeType_7 instanceof RegExp) {
json += asString(value_mimeType_7.source)
} else {
json += asString(value_mimeType_7.toString())
}
} else {
json += asString(value_mimeType_7)
}
} else {
throw new Error('"mimeType" is required!')
}
const value_size_8 = obj["size"]
if (value_size_8 !== undefined) {
json += ",\"size\":"
json += asInteger(value_size_8)
} else {
throw new Error('"size" is required!')
}
const value_url_9 = obj["url"]
if (value_url_9 !== undefined) {
json += ",\"url\":"
if (typeof value_url_9 !== 'string') {
if (value_url_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_url_9 instanceof Date) {
json += JSON_STR_QUOTE + value_url_9.toISOString() + JSON_STR_QUOTE
} else if (value_url_9 instanceof RegExp) {
json += asString(value_url_9.source)
} else {
json += asString(value_url_9.toString())
}
} else {
json += asString(value_url_9)
}
} else {
throw new Error('"url" is required!')
}
const value_createdAt_10 = obj["createdAt"]
if (value_createdAt_10 !== undefined) {
json += ",\"createdAt\":"
if (typeof value_createdAt_10 !== 'string') {
if (value_createdAt_10 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_createdAt_10 instanceof Date) {
json += JSON_STR_QUOTE + value_createdAt_10.toISOString() + JSON_STR_QUOTE
} else if (value_createdAt_10 instanceof RegExp) {
json += asString(value_createdAt_10.source)
} else {
json += asString(value_createdAt_10.toString())
}
} else {
json += asString(value_createdAt_10)
}
} else {
throw new Error('"createdAt" is required!')
}
const value_description_11 = obj["description"]
if (value_description_11 !== undefined) {
json += ",\"description\":"
if (typeof value_description_11 !== 'string') {
if (value_description_11 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_description_11 instanceof Date) {
json += JSON_STR_QUOTE + value_description_11.toISOString() + JSON_STR_QUOTE
} else if (value_description_11 instanceof RegExp) {
json += asString(value_description_11.source)
} else {
json += asString(value_description_11.toString())
}
} else {
json += asString(value_description_11)
}
}
const value_taskId_12 = obj["taskId"]
if (value_taskId_12 !== undefined) {
json += ",\"taskId\":"
if (typeof value_taskId_12 !== 'string') {
if (value_taskId_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_taskId_12 instanceof Date) {
json += JSON_STR_QUOTE + value_taskId_12.toISOString() + JSON_STR_QUOTE
} else if (value_taskId_12 instanceof RegExp) {
json += asString(value_taskId_12.source)
} else {
json += asString(value_taskId_12.toString())
}
} else {
json += asString(value_taskId_12)
}
}
const value_thumbnailUrl_13 = obj["thumbnailUrl"]
if (value_thumbnailUrl_13 !== undefined) {
json += ",\"thumbnailUrl\":"
if (typeof value_thumbnailUrl_13 !== 'string') {
if (value_thumbnailUrl_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_thumbnailUrl_13 instanceof Date) {
json += JSON_STR_QUOTE + value_thumbnailUrl_13.toISOString() + JSON_STR_QUOTE
} else if (value_thumbnailUrl_13 instanceof RegExp) {
json += asString(value_thumbnailUrl_13.source)
} else {
json += asString(value_thumbnailUrl_13.toString())
}
} else {
json += asString(value_thumbnailUrl_13)
}
}
return json + JSON_STR_END_OBJECT
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_resource_4 = obj["resource"]
if (value_resource_4 !== undefined) {
json += "{\"resource\":"
json += anonymous2(value_resource_4)
} else {
throw new Error('"resource" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_validateConfig() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_severity_7 = obj["severity"]
if (value_severity_7 !== undefined) {
json += "{\"severity\":"
if (typeof value_severity_7 !== 'string') {
if (value_severity_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_severity_7 instanceof Date) {
json += JSON_STR_QUOTE + value_severity_7.toISOString() + JSON_STR_QUOTE
} else if (value_severity_7 instanceof RegExp) {
json += asString(value_severity_7.source)
} else {
json += asString(value_severity_7.toString())
}
} else {
json += asString(value_severity_7)
}
} else {
throw new Error('"severity" is required!')
}
const value_file_8 = obj["file"]
if (value_file_8 !== undefined) {
json += ",\"file\":"
if (typeof value_file_8 !== 'string') {
if (value_file_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_file_8 instanceof Date) {
json += JSON_STR_QUOTE + value_file_8.toISOString() + JSON_STR_QUOTE
} else if (value_file_8 instanceof RegExp) {
json += asString(value_file_8.source)
} else {
json += asString(value_file_8.toString())
}
} else {
json += asString(value_file_8)
}
} else {
throw new Error('"file" is required!')
}
const value_path_9 = obj["path"]
if (value_path_9 !== undefined) {
json += ",\"path\":"
if (typeof value_path_9 !== 'string') {
if (value_path_9 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_path_9 instanceof Date) {
json += JSON_STR_QUOTE + value_path_9.toISOString() + JSON_STR_QUOTE
} else if (value_path_9 instanceof RegExp) {
json += asString(value_path_9.source)
} else {
json += asString(value_path_9.toString())
}
} else {
json += asString(value_path_9)
}
} else {
throw new Error('"path" is required!')
}
const value_line_10 = obj["line"]
if (value_line_10 !== undefined) {
json += ",\"line\":"
json += asInteger(value_line_10)
} else {
throw new Error('"line" is required!')
}
const value_column_11 = obj["column"]
if (value_column_11 !== undefined) {
json += ",\"column\":"
json += asInteger(value_column_11)
} else {
throw new Error('"column" is required!')
}
const value_rule_12 = obj["rule"]
if (value_rule_12 !== undefined) {
json += ",\"rule\":"
if (typeof value_rule_12 !== 'string') {
if (value_rule_12 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_rule_12 instanceof Date) {
json += JSON_STR_QUOTE + value_rule_12.toISOString() + JSON_STR_QUOTE
} else if (value_rule_12 instanceof RegExp) {
json += asString(value_rule_12.source)
} else {
json += asString(value_rule_12.toString())
}
} else {
json += asString(value_rule_12)
}
} else {
throw new Error('"rule" is required!')
}
const value_message_13 = obj["message"]
if (value_message_13 !== undefined) {
json += ",\"message\":"
if (typeof value_message_13 !== 'string') {
if (value_message_13 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_13 instanceof Date) {
json += JSON_STR_QUOTE + value_message_13.toISOString() + JSON_STR_QUOTE
} else if (value_message_13 instanceof RegExp) {
json += asString(value_message_13.source)
} else {
json += asString(value_message_13.toString())
}
} else {
json += asString(value_message_13)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/findings' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_isValid_4 = obj["isValid"]
if (value_isValid_4 !== undefined) {
json += "{\"isValid\":"
json += asBoolean(value_isValid_4)
} else {
throw new Error('"isValid" is required!')
}
const value_findings_5 = obj["findings"]
if (value_findings_5 !== undefined) {
json += ",\"findings\":"
json += anonymous2(value_findings_5)
} else {
throw new Error('"findings" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}
function make_validateSkill() {
const {
asString,
asNumber,
asBoolean,
asDateTime,
asDate,
asTime,
asUnsafeString,
asPlainStringArray
} = serializer
const asInteger = serializer.asInteger.bind(serializer)
const JSON_STR_BEGIN_OBJECT = '{'
const JSON_STR_END_OBJECT = '}'
const JSON_STR_BEGIN_ARRAY = '['
const JSON_STR_END_ARRAY = ']'
const JSON_STR_COMMA = ','
const JSON_STR_COLONS = ':'
const JSON_STR_QUOTE = '"'
const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
const JSON_STR_NULL = 'null'
function anonymous3 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_rule_7 = obj["rule"]
if (value_rule_7 !== undefined) {
json += "{\"rule\":"
if (typeof value_rule_7 !== 'string') {
if (value_rule_7 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_rule_7 instanceof Date) {
json += JSON_STR_QUOTE + value_rule_7.toISOString() + JSON_STR_QUOTE
} else if (value_rule_7 instanceof RegExp) {
json += asString(value_rule_7.source)
} else {
json += asString(value_rule_7.toString())
}
} else {
json += asString(value_rule_7)
}
} else {
throw new Error('"rule" is required!')
}
const value_message_8 = obj["message"]
if (value_message_8 !== undefined) {
json += ",\"message\":"
if (typeof value_message_8 !== 'string') {
if (value_message_8 === null) {
json += JSON_STR_EMPTY_STRING
} else if (value_message_8 instanceof Date) {
json += JSON_STR_QUOTE + value_message_8.toISOString() + JSON_STR_QUOTE
} else if (value_message_8 instanceof RegExp) {
json += asString(value_message_8.source)
} else {
json += asString(value_message_8.toString())
}
} else {
json += asString(value_message_8)
}
} else {
throw new Error('"message" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous2 (obj) {
let json = ''
if (obj === null) return JSON_STR_EMPTY_ARRAY
if (!Array.isArray(obj)) {
throw new TypeError("The value of '#/properties/data/properties/findings' does not match schema definition.")
}
const arrayLength = obj.length
json += JSON_STR_BEGIN_ARRAY
if (arrayLength > 0) {
const value = obj[0]
json += anonymous3(value)
for (let i = 1; i < arrayLength; i++) {
json += JSON_STR_COMMA
const value = obj[i]
json += anonymous3(value)
}
}
return json + JSON_STR_END_ARRAY
}
function anonymous1 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_isValid_4 = obj["isValid"]
if (value_isValid_4 !== undefined) {
json += "{\"isValid\":"
json += asBoolean(value_isValid_4)
} else {
throw new Error('"isValid" is required!')
}
const value_findings_5 = obj["findings"]
if (value_findings_5 !== undefined) {
json += ",\"findings\":"
json += anonymous2(value_findings_5)
} else {
throw new Error('"findings" is required!')
}
return json + JSON_STR_END_OBJECT
}
function anonymous0 (input) {
const obj = (input && typeof input.toJSON === 'function')
? input.toJSON()
: input
if (obj === null) return JSON_STR_EMPTY_OBJECT
let json = ''
const value_success_1 = obj["success"]
if (value_success_1 !== undefined) {
json += "{\"success\":"
json += asBoolean(value_success_1)
} else {
throw new Error('"success" is required!')
}
const value_data_2 = obj["data"]
if (value_data_2 !== undefined) {
json += ",\"data\":"
json += anonymous1(value_data_2)
} else {
throw new Error('"data" is required!')
}
return json + JSON_STR_END_OBJECT
}
const main = anonymous0
return main
}

export const serializers = {
  listTasks: make_listTasks,
  createTask: make_createTask,
  getNextTask: make_getNextTask,
  claimNextTask: make_claimNextTask,
  getTask: make_createTask,
  updateTask: make_createTask,
  deleteTask: make_deleteTask,
  transitionTask: make_createTask,
  claimTask: make_claimTask,
  releaseTask: make_createTask,
  setTaskDependencies: make_createTask,
  listTaskHistory: make_listTaskHistory,
  getTaskRevision: make_getTaskRevision,
  restoreTaskRevision: make_createTask,
  listTaskComments: make_listTaskComments,
  createTaskComment: make_createTaskComment,
  getTaskComment: make_createTaskComment,
  updateTaskComment: make_createTaskComment,
  deleteTaskComment: make_deleteTask,
  setTaskReviewers: make_createTask,
  listTaskReviews: make_listTaskReviews,
  submitTaskReview: make_submitTaskReview,
  getTaskReview: make_submitTaskReview,
  listPlanSteps: make_listPlanSteps,
  createPlanStep: make_createPlanStep,
  reorderPlanSteps: make_reorderPlanSteps,
  executePlan: make_executePlan,
  getPlanStep: make_createPlanStep,
  updatePlanStep: make_createPlanStep,
  deletePlanStep: make_deleteTask,
  executePlanStep: make_executePlan,
  getTaskChanges: make_getTaskChanges,
  replaceTaskChanges: make_getTaskChanges,
  applyTaskChanges: make_applyTaskChanges,
  listJobs: make_listJobs,
  listSchedules: make_listSchedules,
  createSchedule: make_createSchedule,
  getSchedule: make_createSchedule,
  updateSchedule: make_createSchedule,
  deleteSchedule: make_deleteTask,
  getJob: make_executePlan,
  cancelJob: make_executePlan,
  retryJob: make_executePlan,
  getJobLog: make_getJobLog,
  listResources: make_listResources,
  uploadResource: make_uploadResource,
  getResource: make_uploadResource,
  replaceResource: make_uploadResource,
  updateResource: make_uploadResource,
  deleteResource: make_deleteTask,
  createResourceLink: make_createResourceLink,
  listTerminals: make_listTerminals,
  openTerminal: make_openTerminal,
  getTerminal: make_openTerminal,
  closeTerminal: make_deleteTask,
  resizeTerminalSession: make_deleteTask,
  writeTerminalSession: make_deleteTask,
  readTerminalSession: make_readTerminalSession,
  resizeTerminal: make_deleteTask,
  writeTerminal: make_deleteTask,
  readTerminal: make_readTerminalSession,
  listMailFolders: make_listMailFolders,
  sendEmail: make_executePlan,
  listEmails: make_listEmails,
  deliverEmail: make_deliverEmail,
  getEmail: make_deliverEmail,
  deleteEmail: make_deleteTask,
  moveEmail: make_moveEmail,
  createTaskFromEmail: make_createTask,
  getRoleContext: make_getRoleContext,
  getConfig: make_getConfig,
  updateConfig: make_getConfig,
  getApproval: make_getApproval,
  approveCommands: make_getApproval,
  getConfigSchema: make_getConfigSchema,
  validateConfig: make_validateConfig,
  listConfigRevisions: make_listConfigRevisions,
  restoreConfigRevision: make_getConfig,
  runScript: make_executePlan,
  listSecrets: make_listSecrets,
  putSecret: make_putSecret,
  deleteSecret: make_deleteTask,
  rekeySecrets: make_executePlan,
  getGitStatus: make_getGitStatus,
  getGitDiff: make_getGitDiff,
  stageFiles: make_getGitStatus,
  unstageFiles: make_getGitStatus,
  listCommits: make_listCommits,
  createCommit: make_createCommit,
  getCommit: make_createCommit,
  getBlob: make_getBlob,
  listBranches: make_listBranches,
  createBranch: make_createBranch,
  deleteBranch: make_deleteTask,
  checkoutBranch: make_getGitStatus,
  pushChanges: make_pushChanges,
  listRemotes: make_listRemotes,
  addRemote: make_addRemote,
  removeRemote: make_deleteTask,
  fetchRemote: make_executePlan,
  pullChanges: make_executePlan,
  cloneRepository: make_executePlan,
  listPushes: make_listPushes,
  listGitCredentials: make_listGitCredentials,
  putGitCredential: make_putGitCredential,
  deleteGitCredential: make_deleteTask,
  listMcpServers: make_listMcpServers,
  getMcpServer: make_getMcpServer,
  putMcpServer: make_getMcpServer,
  deleteMcpServer: make_deleteTask,
  testMcpServer: make_testMcpServer,
  restartMcpServer: make_getMcpServer,
  getMcpServerLogs: make_getMcpServerLogs,
  listMcpTools: make_listMcpTools,
  executeMcpTool: make_executeMcpTool,
  listMcpCalls: make_listMcpCalls,
  getMcpCall: make_getMcpCall,
  approveMcpCall: make_getMcpCall,
  cancelMcpCall: make_getMcpCall,
  listMcpResources: make_listMcpResources,
  readMcpResource: make_readMcpResource,
  listMcpPrompts: make_listMcpPrompts,
  getMcpPrompt: make_getMcpPrompt,
  listSkills: make_listSkills,
  createSkill: make_createSkill,
  importSkill: make_executePlan,
  validateSkill: make_validateSkill,
  matchSkills: make_matchSkills,
  getSkill: make_createSkill,
  updateSkill: make_createSkill,
  deleteSkill: make_deleteTask,
  approveSkill: make_createSkill,
  refreshSkill: make_executePlan,
  runSkillScript: make_executePlan,
  listSkillFiles: make_listSkillFiles,
  getSkillFile: make_getSkillFile,
  putSkillFile: make_putSkillFile,
  deleteSkillFile: make_deleteTask,
  listKnowledge: make_listKnowledge,
  createKnowledge: make_createKnowledge,
  importKnowledge: make_executePlan,
  reindexKnowledge: make_executePlan,
  searchKnowledge: make_searchKnowledge,
  getKnowledge: make_createKnowledge,
  updateKnowledge: make_createKnowledge,
  deleteKnowledge: make_deleteTask,
  listKnowledgeRevisions: make_listKnowledgeRevisions,
  restoreKnowledgeRevision: make_createKnowledge,
  listAiProviders: make_listAiProviders,
  putAiProvider: make_putAiProvider,
  deleteAiProvider: make_deleteTask,
  testAiProvider: make_testAiProvider,
  listAiModels: make_listAiModels,
  generateText: make_generateText,
  countTokens: make_countTokens,
  createEmbeddings: make_createEmbeddings,
  listAiCalls: make_listAiCalls,
  getAiCall: make_getAiCall,
  getAiUsage: make_getAiUsage,
  getAiBudget: make_getAiBudget,
  putAiBudget: make_getAiBudget,
  listChats: make_listChats,
  createChat: make_createChat,
  getChat: make_createChat,
  updateChat: make_createChat,
  deleteChat: make_deleteTask,
  listChatMessages: make_listChatMessages,
  sendChatMessage: make_sendChatMessage,
  interruptChat: make_createChat,
  forkChat: make_createChat,
  compactChat: make_sendChatMessage,
  listApprovals: make_listApprovals,
  respondApproval: make_respondApproval,
  updateQueuedMessage: make_sendChatMessage,
  deleteQueuedMessage: make_deleteTask,
  getIdentity: make_getIdentity,
  login: make_getIdentity,
  logout: make_deleteTask,
  getSetup: make_getSetup,
  completeSetup: make_getIdentity,
  acceptInvite: make_deleteTask,
  listTokens: make_listTokens,
  createToken: make_createToken,
  getToken: make_getToken,
  revokeToken: make_deleteTask,
  rotateToken: make_createToken,
  exchangeToken: make_createToken,
  listScopes: make_listScopes,
  listSessions: make_listSessions,
  revokeSession: make_deleteTask,
  checkAccess: make_checkAccess,
  listAuditEntries: make_listAuditEntries,
  getCurrentUser: make_getCurrentUser,
  updateCurrentUser: make_getCurrentUser,
  changePassword: make_deleteTask,
  getPreferences: make_getPreferences,
  updatePreferences: make_getPreferences,
  listUsers: make_listUsers,
  createUser: make_getCurrentUser,
  getUser: make_getCurrentUser,
  updateUser: make_getCurrentUser,
  deleteUser: make_deleteTask,
  createUserInvite: make_createUserInvite,
  disableUser: make_getCurrentUser,
  enableUser: make_getCurrentUser,
  streamEvents: make_streamEvents,
  createEventTicket: make_createEventTicket,
  listWebhooks: make_listWebhooks,
  createWebhook: make_createWebhook,
  getWebhook: make_getWebhook,
  updateWebhook: make_getWebhook,
  deleteWebhook: make_deleteTask,
  testWebhook: make_testWebhook,
  listDeliveries: make_listDeliveries,
  redeliver: make_testWebhook,
  rotateWebhookSecret: make_createWebhook,
  listChatIntegrations: make_listChatIntegrations,
  createChatIntegration: make_createChatIntegration,
  getChatIntegration: make_createChatIntegration,
  updateChatIntegration: make_createChatIntegration,
  deleteChatIntegration: make_deleteTask,
  testChatIntegration: make_testChatIntegration,
  receiveChatEvent: make_receiveChatEvent,
  listChatBindings: make_listChatBindings,
  createChatBinding: make_createChatBinding,
  deleteChatBinding: make_deleteTask,
  linkChatAccount: make_linkChatAccount,
  unlinkChatAccount: make_deleteTask,
  listChatDeliveries: make_listChatDeliveries,
  getVersion: make_getVersion,
  getHealth: make_getHealth,
  getReadiness: make_getReadiness,
  getLimits: make_getLimits,
  listErrorCodes: make_listErrorCodes,
}
