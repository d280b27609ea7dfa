import { useQuery } from '@tanstack/react-query';
import type { Comparison } from '../src/operations/reading/compare';
import type { EmbedGraph } from '../src/operations/reading/embeds';
import type { PackageFigures } from '../src/operations/reading/figures';
import type { mapOf, ReleaseStatus } from '../src/operations/reading/status';
import type { Published } from '../src/registry/state';
import { get } from './request';

/** How often an open page asks again while it is seen. */
const statusMs = 2000;
const figuresMs = 5000;

export type HistoryEntry = ReturnType<typeof mapOf> & { commit: string };

export const useStatus = () =>
  useQuery({
    queryKey: ['status'],
    queryFn: () => get<ReleaseStatus>('status'),
    refetchInterval: statusMs,
  });

/** `name` undefined: of every package. */
export const useHistory = (name?: string) =>
  useQuery({
    queryKey: ['history', name],
    queryFn: () => get<{ revisions: HistoryEntry[] }>(`history${name ? `?package=${name}` : ''}`),
    refetchInterval: figuresMs,
  });

export const useFigures = (name: string, hours: number) =>
  useQuery({
    queryKey: ['figures', name, hours],
    queryFn: () => get<PackageFigures>(`figures?package=${name}&hours=${hours}`),
    refetchInterval: figuresMs,
  });

export const useReleases = (name: string) =>
  useQuery({
    queryKey: ['releases', name],
    queryFn: () => get<{ releases: Published[] }>(`releases?package=${name}`),
    refetchInterval: figuresMs,
  });

export const usePins = () =>
  useQuery({
    queryKey: ['pins'],
    queryFn: () => get<{ pins: { name: string; version: string }[] }>('pins'),
    refetchInterval: figuresMs,
  });

/** Two releases never change, so neither does what differs. */
export const useComparison = (name: string, from: string, to: string) =>
  useQuery({
    queryKey: ['compare', name, from, to],
    queryFn: () => get<Comparison>(`compare?${new URLSearchParams({ package: name, from, to })}`),
    enabled: from !== '' && to !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useEmbeds = () =>
  useQuery({ queryKey: ['embeds'], queryFn: () => get<EmbedGraph>('embeds'), refetchInterval: figuresMs });
