/** The address of a topic: can be sent to a colleague. */
export const topicPath = (id: string) => `/documentation/index#${id}`;
