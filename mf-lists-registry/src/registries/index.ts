export { RegistriesPage } from './registries-page';
