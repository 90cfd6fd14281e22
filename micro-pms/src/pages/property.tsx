export { PropertyList as default } from '../property/PropertyList';
