/* Umi wraps every application in react-helmet-async; the console writes its title itself (src/core/i18n). */
export const HelmetProvider = ({ children }) => children;
export const Helmet = () => null;
