/* Rows that are edited in a table of ProComponents: no list has any, and each cell of each would ask (ADR 9). */
const NOT_EDITED = { isEditable: false, preIsEditable: false };
const UTILS = { editableKeys: [], isEditable: () => NOT_EDITED };

export const useEditableArray = () => UTILS;
export const recordKeyToString = (key) => (Array.isArray(key) ? key.join(',') : key);
export const editableRowByKey = ({ data }) => data;
export const defaultActionRender = () => [];
