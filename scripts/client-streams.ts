/**
 * The items of each stream as the client gives them, by operation. The contract says of a frame only what its data is;
 * which name it has with which data stands in the description of the operation.
 */
export const streamTypes: Readonly<Record<string, string>> = {
  streamEvents: 'S.Event',
  streamJob: "{ event: 'job'; data: S.Job } | { event: 'log'; data: S.JobLogPart }",
  streamFileChanges: "{ event: 'ready' | 'changes' | 'rescan' | 'end'; data: S.FileWatchEvent }",
  streamChat: "{ event: 'message' | 'part' | 'approval' | 'chat'; data: S.ChatEvent }",
  generateText:
    "{ event: 'delta'; data: { text?: string; reasoning?: string } } | { event: 'toolCall'; data: S.AiToolCall } | { event: 'finish'; data: S.GenerateAnswer['data'] }",
}
