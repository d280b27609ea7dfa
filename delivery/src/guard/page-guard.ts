import type { FastifyRequest } from 'fastify';
import { readCookies } from '../http/cookies';
import type { Testers } from '../passes/testers';
import type { Visit } from '../visits/visit';
import { readVisitor, voterOf } from '../visits/visitor';
import type { Recorder } from './recorder';
import type { VoteStore } from './votes';
import type { Opinion } from './watch';

/** What the edge itself sees of a rollout: pages that went out, orders that came in. Testers are left out. */
export interface PageGuard {
  recorder: Recorder;
  votes: VoteStore;
  served(visit: Visit, status: number): void;
  ordered(request: FastifyRequest): void;
  /** What the guard thinks of a package's rollout; undefined where none runs, or it has not looked yet. */
  opinion(name: string): Opinion | undefined;
}

export function createPageGuard(
  recorder: Recorder,
  votes: VoteStore,
  testers: Testers,
  opinion: PageGuard['opinion'],
): PageGuard {
  return {
    recorder,
    votes,
    opinion,
    served({ guard, visitor, releases, match }, status) {
      if (!guard || status !== 200) return;
      recorder.served({
        voter: voterOf(visitor.id),
        arms: releases.arms,
        remote: match?.route.page.split('/')[0] ?? '',
      });
    },
    ordered({ headers, log }) {
      const cookies = readCookies(headers.cookie);
      const { pins } = testers.read(cookies);
      const { id, isNew } = readVisitor(cookies);
      if (isNew || Object.keys(pins).length > 0) return;
      recorder.ordered(voterOf(id)).catch((error) => log.error({ err: error }, 'an order was not counted'));
    },
  };
}
