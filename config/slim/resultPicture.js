/* antd's Result brings three drawings for its statuses 403, 404 and 500; the product has pages of its own for them (ADR 9). */
export default () => null;
