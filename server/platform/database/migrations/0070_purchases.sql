CREATE TABLE "purchase_document" (
	"doc_no" text PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"branch_id" text NOT NULL,
	"supplier_id" text NOT NULL,
	"doc_time" timestamp(0) NOT NULL,
	"amount" bigint NOT NULL,
	"channel" smallint,
	CONSTRAINT "purchase_document_kind" CHECK ("purchase_document"."kind" in (1, 2, 3, 4)),
	CONSTRAINT "purchase_document_channel" CHECK ("purchase_document"."channel" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "purchase_line" (
	"doc_no" text NOT NULL,
	"branch_id" text NOT NULL,
	"line_no" integer NOT NULL,
	"product_id" text NOT NULL,
	"batch_no" text NOT NULL,
	"qty" bigint NOT NULL,
	"price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "purchase_line_doc_no_line_no_pk" PRIMARY KEY("doc_no","line_no"),
	CONSTRAINT "purchase_line_figures" CHECK ("purchase_line"."qty" >= 0 and "purchase_line"."price" >= 0 and "purchase_line"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "purchase_document" ADD CONSTRAINT "purchase_document_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_document" ADD CONSTRAINT "purchase_document_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_doc_no_purchase_document_doc_no_fk" FOREIGN KEY ("doc_no") REFERENCES "public"."purchase_document"("doc_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_line" ADD CONSTRAINT "purchase_line_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_document_supplier" ON "purchase_document" USING btree ("branch_id","supplier_id","doc_time");
--> statement-breakpoint
select guard_rows('purchase_document');
--> statement-breakpoint
select guard_rows('purchase_line');