import type { ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import type { Operation } from '@emberclutch/server/open-api/open-api-document.ts';
import { problemByCode } from '../problem-error.ts';
import type { AnswerHeader } from './answer-headers.ts';
import { headerReferences } from './answer-headers.ts';
import type { RouteFacts } from './describe-route.ts';

type Answer = Operation['responses'][string];

/** Adds to the OpenAPI operation of a route what its schemas do not say: problems by status, headers, whether a body is needed. */
export function completeOperation(operation: Operation, facts: RouteFacts): void {
  const { responses, requestBody } = operation;
  for (const [status, answer] of Object.entries(responses)) {
    answer.description = descriptionOf(status, answer);
    if (status === '304') delete answer.content;
    if (facts.answerHeaders.length > 0) answer.headers = headerReferences(facts.answerHeaders);
  }
  if (requestBody) requestBody.required = facts.isBodyRequired;
  if ('304' in responses) operation.parameters = [...(operation.parameters ?? []), ifNoneMatch];
  Object.assign(responses, problemAnswers(facts));
}

/** `OpenApiDocument` of a plugin describes an answer without a description as "Default Response". */
function descriptionOf(status: string, { description }: Answer): string {
  if (status === '304') return 'Not modified: the copy that `If-None-Match` names is current';
  if (status === '204') return 'Done; the answer has no body';
  return description === 'Default Response' ? 'Success' : description;
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the copy that the client has.',
  schema: { type: 'string' },
};

/** One answer per status; its schema lists the codes that the route answers with that status. */
function problemAnswers({ problems, readsBody }: RouteFacts): Record<string, Answer> {
  const byStatus = Map.groupBy(new Set(problems), (code) => problemByCode[code].status);
  const answers: Record<string, Answer> = {};
  for (const [status, codes] of byStatus) answers[status] = problemAnswer(status, codes);
  if (!readsBody) return answers;
  return {
    ...answers,
    413: problemAnswer(413, ['too_large']),
    415: { ...problemAnswer(415, ['bad_request']), description: 'The body is not JSON' },
  };
}

function problemAnswer(status: number, codes: ProblemCode[]): Answer {
  return {
    description: codes.map((code) => problemByCode[code].title).join(', or '),
    ...(status in headersOfStatus && { headers: headerReferences(headersOfStatus[status] ?? []) }),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }],
        },
      },
    },
  };
}

const headersOfStatus: Record<number, AnswerHeader[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};
