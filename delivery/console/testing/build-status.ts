import type { MetricFigures } from '../../src/guard/metrics';
import type { PackageFigures } from '../../src/operations/reading/figures';
import type { PackageStatus, ReleaseStatus } from '../../src/operations/reading/status';
import type { Answers } from './render-console';

const failures: MetricFigures = {
  ...{ name: 'failures', unit: 'share', chance: 0.02 },
  canary: { of: 210, value: 0.05, low: 0.03, high: 0.09 },
  stable: { of: 1900, value: 0.01, low: 0.006, high: 0.015 },
};

export const buildPackage = (given: Partial<PackageStatus> = {}): PackageStatus => ({
  ...{ name: 'mf_item', live: '1.0.0', good: ['0.9.0'], withdrawn: [], watched: false, faults: [] },
  canary: {
    ...{ version: '2.0.0', share: 10, steps: [10, 50], next: 50, soakMs: 600_000, paused: false },
    since: '2026-01-02T10:00:00.000Z',
  },
  guard: {
    ...{ outcome: 'hold', wait: 'visitors', reason: '120 of the 200 visitors that a step needs' },
    ...{ visitors: { canary: 120, stable: 1100 }, leftOut: { visitors: 0, failed: 0 }, metrics: [] },
    figures: [failures],
  },
  ...given,
});

export const buildStatus = (...packages: PackageStatus[]): ReleaseStatus => ({
  ...{ revision: 7, packages },
  shops: { names: ['lamplight'], hosts: ['localhost:4000'] },
});

export const buildFigures = (given: Partial<PackageFigures> = {}): PackageFigures => ({
  ...{ package: 'mf_item', since: '2026-01-02T09:00:00.000Z', until: '2026-01-02T11:00:00.000Z' },
  releases: [
    {
      ...{ version: '2.0.0', role: 'canary' },
      hours: [
        { hour: '2026-01-02T10:00:00.000Z', counts: { mount: 41, 'script-error': 2, 'render-error': 1 } },
        { hour: '2026-01-02T11:00:00.000Z', counts: { mount: 79 } },
      ],
      faults: [{ kind: 'script-error', message: 'boom at mf_item@2.0.0 mf-item/src/a.tsx:31', count: 2 }],
    },
    {
      ...{ version: '1.0.0', role: 'live', faults: [] },
      hours: [{ hour: '2026-01-02T10:00:00.000Z', counts: { mount: 400 } }],
    },
  ],
  opinions: [
    {
      ...{ span: 7, time: '2026-01-02T10:05:00.000Z', outcome: 'hold', wait: 'visitors' },
      ...{ reason: '20 of the 200 visitors that a step needs', visitors: 20, figures: [failures] },
    },
  ],
  ...given,
});

/** What the edge answers for one package. */
export const answersFor = (own: PackageStatus, figures = buildFigures()): Answers => ({
  status: buildStatus(own),
  history: { revisions: [] },
  [`history?package=${own.name}`]: { revisions: [] },
  [`figures?package=${own.name}&hours=48`]: figures,
  [`releases?package=${own.name}`]: {
    releases: ['2.0.0', '1.0.0'].map((version) => ({
      ...{ name: own.name, version, commit: 'abc', time: Date.parse('2026-01-01T00:00:00Z'), by: 'ci', bytes: 52_000 },
    })),
  },
  pins: { pins: [] },
});
