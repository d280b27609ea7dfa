import { adoptStyles } from './adopt-styles';

adoptStyles();

/** What the project may use of styled-components in the browser; ServerStyleSheet stays on the server. */
export { createGlobalStyle, css, keyframes, StyleSheetManager, styled, styled as default } from 'styled-components-raw';
