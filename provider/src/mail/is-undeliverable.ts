/** Whether an address can have no inbox: the domain `.invalid` is reserved (RFC 6761), and sample accounts use it. */
export const isUndeliverable = (address: string) => address.toLowerCase().endsWith('.invalid');
