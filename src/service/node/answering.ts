import type { Answer, Reply } from '../http/answer.js';
import { mayHaveBody } from '../http/body.js';
import type { Asked } from '../http/door.js';
import type { Handler } from '../http/handler.js';
import type { Service } from '../http/service.js';
import type { Address } from './address.js';
import type { ClientOf, Exchange } from './exchange.js';
import { NodeAsked } from './node-asked.js';
import { webRequest } from './web-request.js';

/** What answers requests: the service itself, or a handler of whatever kind. */
export interface Answering {
  readonly answer: (exchange: Exchange, address: Address) => Promise<Reply | Response>;
  /** An answer that was given without asking, on its way to the client. */
  readonly refuse: (asked: Pick<Asked, 'method' | 'requestId'>, answer: Answer) => Reply;
}

interface Standing {
  readonly service: Service;
  readonly clientOf: ClientOf;
}

export function serviceAnswering({ service, clientOf }: Standing): Answering {
  return {
    refuse: (asked, answer) => service.refuse(asked, answer),
    answer: (exchange, address) =>
      service.answer(new NodeAsked(exchange, { address, pathname: service.inside(address.pathname), clientOf })),
  };
}

export function handlerAnswering(handler: Handler): Answering {
  return {
    refuse: ({ requestId }, answer) => ({ ...answer, requestId, isPublic: true }),
    async answer({ incoming, outgoing, method, body }, address) {
      const stream = mayHaveBody({ method }) ? body.stream() : null;
      return handler(webRequest(incoming, { address, outgoing, body: stream }));
    },
  };
}
