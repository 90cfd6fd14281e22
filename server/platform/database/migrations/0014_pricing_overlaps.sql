CREATE TABLE "price_change" (
	"change_id" bigint PRIMARY KEY DEFAULT nextval('object_id') NOT NULL,
	"batch_id" bigint NOT NULL,
	"product_id" text NOT NULL,
	"branch_id" text NOT NULL,
	"from_branch_id" text NOT NULL,
	"list_price" bigint NOT NULL,
	"min_sale_price" bigint,
	"effective_time" timestamp(0) NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"gmt_created" timestamp(0) NOT NULL,
	"modified_by" text NOT NULL,
	"gmt_modified" timestamp(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "conflict_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_branch_id_branch_branch_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branch"("branch_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_due" ON "price_change" USING btree ("status","effective_time");--> statement-breakpoint
CREATE INDEX "price_change_of" ON "price_change" USING btree ("branch_id","product_id");