export type { BusEvents, LocationPurpose } from './events';
export { bootFailed, type InlinedAnswer, type PageState, type PostedForm, type RemoteRef } from './page-state';
export type { ExposeInfo, FirstCall, Release } from './release';
export type { RemoteComponent, RemoteId, RemoteName, RemoteProps } from './remote-props';
