/** The series in base64. */
declare const data: string;
export default data;
