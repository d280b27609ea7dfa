import type { FastifyRequest } from 'fastify';
import { readCookies } from '../http/cookies';
import type { Signer } from '../signing/sign';
import type { Testers } from '../tester-links/testers';
import type { Visit } from '../visits/visit';
import { hashVisitorId, readVisitor } from '../visits/visitor';
import type { ObservationStore } from './observation-store';
import { networkKeyOf } from './page-token';
import type { Recorder } from './recorder';
import type { LastVerdict } from './watch';

/** Records what the edge itself sees of a rollout, pages sent and orders placed. Ignores testers. */
export interface PageGuard {
  recorder: Recorder;
  observations: ObservationStore;
  served(visit: Visit, status: number): void;
  ordered(request: FastifyRequest): void;
  /** The last decision about a package's rollout; undefined if none is running or none was made yet. */
  lastVerdict(name: string): LastVerdict | undefined;
}

interface PageGuardParts extends Pick<PageGuard, 'recorder' | 'observations' | 'lastVerdict'> {
  signer: Signer;
  testers: Testers;
}

export function createPageGuard({ recorder, observations, lastVerdict, signer, testers }: PageGuardParts): PageGuard {
  return {
    recorder,
    observations,
    lastVerdict,
    served({ guard, visitor, releases, match, caller }, status) {
      if (!guard || status !== 200) return;
      recorder.served({
        visitorKey: hashVisitorId(visitor.id),
        arms: releases.arms,
        network: networkKeyOf(signer, caller.ip),
        remote: match?.route.page.split('/')[0] ?? '',
      });
    },
    ordered({ headers, log }) {
      const cookies = readCookies(headers.cookie);
      const { pins } = testers.read(cookies);
      const { id, isNew } = readVisitor(cookies);
      if (isNew || Object.keys(pins).length > 0) return;
      recorder.ordered(hashVisitorId(id)).catch((error) => log.error({ err: error }, 'an order was not counted'));
    },
  };
}
