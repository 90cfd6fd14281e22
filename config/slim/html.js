/* The document of a page that a server renders: none of ours is. */
export const Html = ({ children }) => children;
