export { InspectionPage as default } from '../inspection/InspectionPage';
