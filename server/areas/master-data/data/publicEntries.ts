/** What is done with an application after its applicant has his answer (docs/domain/public-entry.md#afterwards). */
export const PUBLIC_ENTRY_JOB = 'publicEntry';

/** The use of a file that no application has taken over: staff do not see it (docs/domain/public-entry.md#files). */
export const QUARANTINE = 'publicEntry';
