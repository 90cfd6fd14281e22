/* Words of ProLayout's own drawer of settings, in five languages: the console has one of its own (src/shell/settings). */
export const gLocaleObject = () => ({});
