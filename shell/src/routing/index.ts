export { pathOf } from './page-path';
export { routeOf, useFound } from './use-route';
