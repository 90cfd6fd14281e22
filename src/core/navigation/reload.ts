/** Starts the application anew at the address where the user is. */
export const reloadPage = () => window.location.reload();
