import { createContext } from 'react';

/** The label of the field around, for controls that no label element can name. */
export const FieldLabel = createContext('');
