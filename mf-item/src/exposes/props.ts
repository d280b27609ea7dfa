export type {};

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_item/ItemPage': NoProps;
  }
}
