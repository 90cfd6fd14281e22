/* antd scrolls to a field that was refused; the browser knows how (ADR 9). */
export default (node, { behavior, block, inline }) =>
  node.scrollIntoView({ behavior, block, inline: inline ?? 'nearest' });
