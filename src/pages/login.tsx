export default () => <p>login</p>;
