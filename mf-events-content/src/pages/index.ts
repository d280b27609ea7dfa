export { ContentBlocks } from './content-blocks';
export { CustomPage } from './custom-page';
export { HomePage } from './home-page';
export { PrivacyPolicyPage, TermsPage } from './text-pages';
