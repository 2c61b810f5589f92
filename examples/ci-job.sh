#!/usr/bin/env bash
# A step of a CI job: uploads a report, replaces the one of an earlier run, and comments on the task.
#
#   GANTRY_URL=https://example.org/gantry GANTRY_TOKEN=gty_… ci-job.sh TASK_ID BUILD REPORT
#
# The token: preset `ci`, restricted to the task, with an end; see the guide on continuous integration.
set -euo pipefail
task=$1 build=$2 report=$3
name=report-$task.xml

call() {
  curl -sS --fail-with-body --retry 5 -H "Authorization: Bearer $GANTRY_TOKEN" "$@"
  echo
}

# The first run uploads the file; each later one replaces it on purpose.
if curl -sS -o /dev/null --fail -H "Authorization: Bearer $GANTRY_TOKEN" "$GANTRY_URL/api/v1/resources/$name" 2>/dev/null; then
  call -X PUT "$GANTRY_URL/api/v1/resources/$name?replace=true" -F "description=Tests of build $build" -F "file=@$report;filename=$name"
else
  call "$GANTRY_URL/api/v1/resources" -H "Idempotency-Key: report-$build" \
    -F "taskId=$task" -F "description=Tests of build $build" -F "file=@$report;filename=$name"
fi

call "$GANTRY_URL/api/v1/tasks/$task/comments" -H "Idempotency-Key: comment-$build" -H 'Content-Type: application/json' \
  -d "{\"content\": \"Build $build has ended. Its report is $name.\"}"
