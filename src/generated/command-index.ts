// Made from openapi.yaml by `npm run generate`. Do not edit.
/** A line for each command: its name, a tab, and what it does. */
export const commandLines = `tasks list	List tasks.
tasks create	Create a task.
tasks count	Get the counts of tasks by state.
tasks next	Get the next task to work on.
tasks claim-next	Claim the next task to work on.
tasks get	Get a task.
tasks update	Update a task.
tasks delete	Delete a task.
tasks move	Change a task's state.
tasks reorder	Move a task in the manual order.
tasks claim	Claim a task or renew a claim.
tasks release	Release a claimed task.
tasks depend	Put a task's dependencies.
tasks history list	List a task's revisions.
tasks history get	Get a revision of a task.
tasks history restore	Restore a task to an earlier revision.
tasks comments list	List a task's comments.
tasks comments create	Create a comment on a task.
tasks comments get	Get a comment.
tasks comments update	Update a comment.
tasks comments delete	Delete a comment.
tasks comments resolve	Resolve the thread of a comment.
tasks comments reopen	Reopen the thread of a comment.
tasks reviewers set	Put a task's reviewers.
tasks reviews list	List a task's reviews.
tasks reviews submit	Submit a review of a task.
tasks reviews get	Get a review.
plan list	List a task's plan steps.
plan add	Create a plan step.
plan reorder	Put a task's plan steps in order.
plan run	Execute a task's plan.
plan get	Get a plan step.
plan update	Update a plan step.
plan delete	Delete a plan step.
plan run-step	Execute a plan step.
changes get	Get all file changes of a task.
changes set	Put a task's file changes, and so replace them.
changes apply	Apply a task's file changes to the project.
jobs list	List jobs.
schedules list	List schedules.
schedules create	Create a schedule that runs jobs.
schedules get	Get a schedule.
schedules update	Update a schedule.
schedules delete	Delete a schedule.
jobs get	Get a job.
jobs cancel	Cancel a job.
jobs retry	Retry a finished job.
jobs log	Get a job's log.
jobs follow	Stream a job's state and log.
files list	List uploaded files.
files upload	Upload a file.
files get	Get a file's metadata or its bytes.
files set	Put a file's bytes, and so replace them.
files update	Update a file's metadata.
files delete	Delete a file.
files thumbnail	Get an image's thumbnail.
files link	Create a link to a file.
terminals list	List a task's terminal sessions.
terminals open	Open a terminal session.
terminals get	Get a terminal session.
terminals update	Update a terminal session.
terminals close	Delete a terminal session, which ends its program.
terminals resize	Resize a terminal session by its path.
terminals input	Write input to a terminal session by its path.
terminals output	Read the output of a terminal session by its path.
terminals record	Get the recording of a terminal session.
terminals exec	Exec a program on a terminal, and wait for its end.
terminals wait	Wait for something to happen on a terminal.
terminals screen	Get the screen of a terminal session.
terminals signal	Signal the program on a terminal.
terminals viewers	List the viewers of a terminal session.
runners list	List runners.
runners create	Create a runner.
runners get	Get a runner.
runners update	Update a runner.
runners delete	Delete a runner.
runners rotate	Rotate a runner's token.
mail folders	List the mail folders.
mail send	Send an email.
mail list	List the emails in a folder.
mail deliver	Deliver an email to the inbox.
mail get	Get an email.
mail delete	Delete an email.
mail move	Move an email to another folder.
mail source	Get an email's raw source.
mail attachment	Get an attachment of an email.
mail to-task	Create a task from an email.
context role get	Get the role context document.
context role set	Put the role context document.
context documents list	List context documents.
context documents get	Get a context document.
context documents set	Put a context document.
context documents delete	Delete a context document.
context build	Build the context for an agent.
config get	Get the project configuration.
config update	Update the project configuration.
config approvals get	Get the approval state of the project's commands.
config approvals approve	Approve the project's commands.
config schema	Get the schema of the configuration.
config validate	Validate the text of a configuration.
config revisions list	List the revisions of the configuration.
config revisions get	Get a revision of the configuration.
config revisions restore	Restore the configuration to an earlier revision.
run	Run a script of the configuration.
secrets list	List the names of secrets.
secrets set	Put a secret.
secrets delete	Delete a secret.
secrets rekey	Rekey the secrets.
tree list	List the files of the project.
tree watch	Stream the changes of files.
tree read	Read a file of the project.
tree delete	Delete a file of the project.
tree search	Search the text of the files.
tree write	Write a whole file of the project.
tree edit	Edit a file of the project by exact replacements.
tree patch	Patch files of the project by a unified diff.
tree move	Move a file of the project.
git status	Get the status of the working tree.
git diff	Get a diff by file.
git stage	Stage files for the next commit.
git unstage	Unstage files.
git log	List commits.
git commit	Create a commit.
git show	Get a commit.
git cat	Get the blob of a file at a commit, or its bytes.
git tree	List the tree of a commit.
git blame	Get the blame of a file.
git branches list	List branches.
git branches create	Create a branch.
git branches get	Get a branch.
git branches delete	Delete a branch.
git tags list	List tags.
git tags create	Create a tag.
git tags get	Get a tag.
git tags delete	Delete a tag.
git checkout	Check out a branch.
git merge	Merge a branch into the current one.
git rebase	Rebase the current branch.
git cherry-pick	Cherry-pick commits.
git revert	Revert commits.
git stashes list	List stashes.
git stashes create	Create a stash.
git stashes get	Get a stash.
git stashes delete	Delete a stash.
git stashes apply	Apply a stash.
git push	Push a branch's changes to a remote.
git remotes list	List remotes.
git remotes add	Create a remote.
git remotes get	Get a remote.
git remotes remove	Delete a remote.
git fetch	Fetch the branches of a remote.
git pull	Pull the changes of a remote branch into the current branch.
git clone	Clone a repository into the project folder.
git pushes list	List pushes.
git credentials list	List the credentials of remotes.
git credentials set	Put the credential of a remote.
git credentials delete	Delete the credential of a remote.
git submodules list	List the submodules of the repository.
git submodules update	Update submodules of the repository.
workspaces list	List workspaces.
workspaces create	Create a workspace.
workspaces get	Get a workspace.
workspaces delete	Delete a workspace.
workspaces diff	Diff a workspace against its base.
workspaces checkpoints list	List the checkpoints of a workspace.
workspaces checkpoints create	Create a checkpoint of a workspace.
workspaces checkpoints get	Get a checkpoint of a workspace.
workspaces checkpoints restore	Restore a checkpoint of a workspace.
workspaces merge	Merge a workspace into a branch.
workspaces abort	Abort the merge of a workspace.
workspaces conflicts list	List the conflicts of a workspace.
workspaces conflicts resolve	Resolve a conflict of a workspace.
mcp servers list	List the MCP servers of the project.
mcp servers import	Import an MCP server.
mcp servers get	Get an MCP server.
mcp servers set	Put an MCP server.
mcp servers delete	Delete an MCP server.
mcp servers test-rules	Test rules on the calls of an MCP server.
mcp servers test	Test an MCP server.
mcp servers restart	Restart an MCP server.
mcp servers logs	Get the logs of an MCP server.
mcp auth start	Start the authorization at an MCP server.
mcp auth delete	Delete the authorization at an MCP server.
mcp auth complete	Complete the authorization at an MCP server.
mcp tools list	List the tools of MCP servers.
mcp call	Execute a tool of an MCP server.
mcp calls list	List the calls of MCP tools.
mcp calls get	Get a call of an MCP tool.
mcp calls approve	Approve a call of an MCP tool.
mcp calls reject	Reject a call of an MCP tool.
mcp calls cancel	Cancel a call of an MCP tool.
mcp resources list	List the resources of MCP servers.
mcp resources read	Read a resource of an MCP server.
mcp prompts list	List the prompts of MCP servers.
mcp prompts get	Get a prompt of an MCP server.
skills list	List the skills.
skills create	Create a skill.
skills import	Import skills from an archive or a git repository.
skills validate	Validate the text of a skill.
skills match	Match skills to a text or a task.
skills get	Get a skill.
skills update	Update a skill.
skills delete	Delete a skill.
skills approve	Approve a skill's scripts.
skills refresh	Refresh a skill from its repository.
skills export	Export a skill as an archive.
skills run	Run a script of a skill.
skills files list	List a skill's files.
skills files get	Get a file of a skill.
skills files set	Put a file of a skill.
skills files delete	Delete a file of a skill.
knowledge list	List the knowledge entries.
knowledge create	Create a knowledge entry.
knowledge import	Import files into the knowledge.
knowledge pages import	Import web pages into the knowledge.
knowledge reindex	Reindex the knowledge.
knowledge evaluate	Evaluate the knowledge search.
knowledge search	Search the knowledge.
knowledge get	Get a knowledge entry.
knowledge update	Update a knowledge entry.
knowledge delete	Delete a knowledge entry.
knowledge revisions list	List a knowledge entry's revisions.
knowledge revisions get	Get a knowledge entry's revision.
knowledge revisions restore	Restore a knowledge entry to an earlier revision.
ai providers list	List the AI providers.
ai providers set	Put an AI provider.
ai providers delete	Delete an AI provider.
ai providers test	Test an AI provider.
ai models list	List the AI models.
ai generate	Generate text with a model.
ai tokens	Count the tokens of a text.
ai embed	Create embeddings of texts.
ai calls list	List the AI calls.
ai calls get	Get an AI call.
ai usage	Get the AI usage.
ai budget get	Get the AI budget.
ai budget set	Put the AI budget.
chats list	List chats.
chats create	Create a chat.
chats search	Search chats.
chats agents	List agents of chats.
chats get	Get a chat.
chats update	Update a chat.
chats delete	Delete a chat.
chats messages	List a chat's messages.
chats send	Send a message to a chat.
chats rewind	Delete a message of a chat, and all after it.
chats retry	Retry a message of a chat.
chats export	Export a chat as a file.
chats images get	Get an image of a chat.
chats outputs read	Read the whole output of a tool call by pages.
chats follow	Stream a chat's events.
chats interrupt	Interrupt a chat.
chats fork	Fork a chat.
chats compact	Compact a chat.
chats approvals list	List a chat's approvals.
chats approvals approve	Approve a tool call of a chat.
chats approvals reject	Reject a tool call of a chat.
chats rules test	Test tool rules on the calls of a chat.
chats queue update	Update a queued message.
chats queue delete	Delete a queued message.
whoami	Get the caller's identity.
login	Sign in from a browser.
logout	Sign out of a browser session.
me reauthenticate	Reauthenticate a browser session.
server setup get	Get the state of the first-time setup.
server setup complete	Complete the first-time setup.
users accept-invite	Accept an invite.
tokens list	List tokens.
tokens create	Create a token.
tokens get	Get a token.
tokens revoke	Delete a token, which ends it.
tokens rotate	Rotate a token's secret.
tokens exchange	Exchange a credential for a short-lived token.
tokens scopes	List scopes.
tokens rules get	Get the call rules of a role.
tokens rules put	Put the call rules of a role.
tokens rules test	Test call rules on the audit log.
sessions list	List browser sessions.
sessions revoke	Delete a browser session, which ends it.
tokens check	Check the caller's access to operations.
audit list	List audit entries.
sign-in methods	List the sign-in methods.
sign-in passkey	Sign in with a passkey.
sign-in challenge	Create a challenge to sign in with a passkey.
sign-in device start	Start a device sign-in.
sign-in device complete	Complete a device sign-in.
sign-in device get	Get a device sign-in.
sign-in device approve	Approve a device sign-in.
sign-in device reject	Reject a device sign-in.
me factors list	List the second factors of the current user.
me totp create	Create a TOTP secret for an authenticator app.
me totp confirm	Confirm a TOTP secret.
me passkeys create	Create a passkey.
me passkeys challenge	Create a challenge to register a passkey.
me factors renew-codes	Renew the recovery codes.
me factors remove	Remove a second factor.
me get	Get the current user.
me update	Update the current user.
me password	Change the current user's password.
me preferences get	Get the current user's preferences.
me preferences update	Update the current user's preferences.
users list	List users.
users create	Create a user.
users get	Get a user.
users update	Update a user.
users delete	Delete a user.
users invite	Create an invite for a user.
users disable	Disable a user.
users enable	Enable a user.
events	Stream events, or get them page by page.
webhooks list	List webhooks.
webhooks create	Create a webhook.
webhooks get	Get a webhook.
webhooks update	Update a webhook.
webhooks delete	Delete a webhook.
webhooks test	Test a webhook.
webhooks deliveries list	List a webhook's deliveries.
webhooks deliveries redeliver	Redeliver an event to a webhook.
webhooks rotate	Rotate a webhook's secret.
integrations list	List chat integrations.
integrations create	Create a chat integration.
integrations get	Get a chat integration.
integrations update	Update a chat integration.
integrations delete	Delete a chat integration.
integrations test	Test a chat integration.
integrations bindings list	List a chat integration's bindings.
integrations bindings create	Create a chat binding.
integrations bindings get	Get a chat binding.
integrations bindings delete	Delete a chat binding.
integrations accounts link	Create a link of an account of a chat platform to the caller.
integrations accounts unlink	Delete a link of an account of a chat platform.
integrations deliveries list	List a chat integration's deliveries.
waiting list	List what is waiting for the caller's decision.
search	Search all areas.
server version	Get the version of the service and its contract.
server health	Get the health of the process.
server ready	Get the service's readiness to take requests.
server limits	Get the limits in force.
server errors	List error codes.`
