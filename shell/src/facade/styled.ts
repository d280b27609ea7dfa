import { adoptStyles } from './adopt-styles';

adoptStyles();

/** The exports of styled-components that the project may use in the browser; ServerStyleSheet is for the server. */
export { createGlobalStyle, css, keyframes, StyleSheetManager, styled, styled as default } from 'styled-components-raw';
